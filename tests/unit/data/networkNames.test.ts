import { network, networkIds } from '@site/src/data/chains';
import { networkNames } from '@site/src/data/networkNames';
import { releaseTagUrl } from '@site/src/data/releaseTag';

describe('the networks of the registry', () => {
  it('have one name each, and the registry knows them all', () => {
    expect(Object.keys(networkNames)).toEqual(networkIds);
    expect(networkIds.map((id) => network(id).l1.chain_id).every((id) => id > 0)).toBe(true);
    expect(new Set(Object.values(networkNames)).size).toBe(networkIds.length);
  });
});

describe('the page of a release', () => {
  it('is named by its tag, whose slash belongs to the name', () => {
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
