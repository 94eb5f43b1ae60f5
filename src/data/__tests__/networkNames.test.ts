import { network, networkIds } from '@site/src/data/chains';
import { inNetworkOrder, networkName } from '@site/src/data/networkNames';
import { releaseTagUrl } from '@site/src/data/releaseTag';

describe('the networks of the registry', () => {
  it('have one name each, public ones first', () => {
    expect(networkIds).toEqual(inNetworkOrder(networkIds));
    expect(networkIds.slice(0, 2)).toEqual(['mainnet', 'sepolia']);
    expect(networkIds.map((id) => network(id).l1.chain_id).every((id) => id > 0)).toBe(true);
    expect(new Set(networkIds.map(networkName)).size).toBe(networkIds.length);
    expect(() => network('goerli')).toThrow('chains.json has no network "goerli". Known: mainnet, sepolia');
  });

  it('are listed last by their key if unnamed', () => {
    expect(networkName('zebra-devnet')).toBe('zebra-devnet');
    expect(inNetworkOrder(['zebra-devnet', 'sepolia', 'antelope-devnet', 'mainnet'])).toEqual([
      'mainnet',
      'sepolia',
      'antelope-devnet',
      'zebra-devnet',
    ]);
  });
});

describe("a release's page", () => {
  it('is named by its tag, slash included', () => {
    expect(releaseTagUrl('op-contracts/v3.0.0')).toBe(
      'https://github.com/ethereum-optimism/optimism/releases/tag/op-contracts%2Fv3.0.0',
    );
  });

  it('can be in another repository', () => {
    expect(releaseTagUrl('v1.101503.4', 'ethereum-optimism/op-geth')).toBe(
      'https://github.com/ethereum-optimism/op-geth/releases/tag/v1.101503.4',
    );
  });
});
