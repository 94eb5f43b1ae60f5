import { allChains, network, requireChain } from '@site/src/data/chains';
import { defaultChain, listedChain, listedChains } from '@site/src/data/chainList';
import { forkNames } from '@site/src/data/forkNames';
import { l1Name } from '@site/src/data/networkNames';
import { requirePredeploy } from '@site/src/data/predeploys';
import { activationOf, forkKey } from '@site/src/data/activation';
import { detailsOf } from '@site/src/data/chainDetails';
import { defaultDetails, loadDetails } from '@site/src/features/yourChain/details';
import { chainAddress, chainFields, chainValue, fillCommand } from '@site/src/features/yourChain/values';

import { oneChain } from '../../../../tests/support/chains';

const op = requireChain(defaultChain);
/** A chain without a public endpoint. */
const silent = { ...oneChain, public_rpc: '' };
const listed = (identifier: string) => {
  const chain = listedChain(identifier);
  if (!chain) throw new Error(identifier);
  return chain;
};

test('details of any chain can be loaded, and those of an unknown one cannot', async () => {
  await expect(loadDetails(oneChain.identifier)).resolves.toMatchObject({
    identifier: oneChain.identifier,
    l1: { chain_id: oneChain.l1_chain_id },
  });
  await expect(loadDetails('mainnet/nope')).rejects.toThrow('mainnet/nope');
});

test('every field is found or known to be missing, for every chain', () => {
  const { length } = allChains().map((chain) => {
    const details = detailsOf(chain, network(chain.superchain));
    for (const field of Object.keys(chainFields)) {
      const value = chainValue(field, listed(chain.identifier), details);
      expect(value.status).not.toBe('pending');
      if (value.status === 'found') expect(value.value).not.toBe('');
    }
  });
  expect(length).toBe(listedChains().length);
});

test('fields of OP Mainnet are those of the registry', () => {
  const value = (field: string) => chainValue(field, listed(defaultChain), defaultDetails);
  expect(value('rpc')).toEqual({ status: 'found', value: op.public_rpc });
  expect(value('l1Name')).toEqual({ status: 'found', value: 'Ethereum' });
  expect(value('l1Explorer')).toEqual({ status: 'found', value: network('mainnet').l1.explorer });
  expect(l1Name(11_155_111)).toBe('Sepolia');
});

test('an explorer without a scheme gets one', () => {
  const plain = { ...oneChain, explorer: 'explorer.example/' };
  expect(chainValue('explorer', plain, undefined)).toEqual({
    status: 'found',
    value: 'https://explorer.example',
  });
});

test('what needs details is pending without them, and an endpoint that is not there is none', () => {
  expect(chainValue('l1Rpc', oneChain, undefined)).toEqual({ status: 'pending' });
  expect(chainValue('rpc', silent, undefined)).toEqual({ status: 'none' });
});

test('a field or upgrade that does not exist is an error that lists the known ones', () => {
  expect(() => chainValue('__proto__', listed(defaultChain), undefined)).toThrow(
    /no field "__proto__".*Known: name, chainId/,
  );
  expect(() => forkKey('constructor')).toThrow(/no upgrade "constructor".*Known: canyon, delta/);
});

test('contracts and roles are found by name, and no name reaches into the object', () => {
  expect(chainAddress('OptimismPortalProxy', defaultDetails)).toEqual({
    status: 'found',
    value: op.addresses.OptimismPortalProxy,
  });
  expect(chainAddress('Guardian', defaultDetails)).toEqual({ status: 'found', value: op.roles.Guardian });
  expect(chainAddress('L2OutputOracleProxy', defaultDetails)).toEqual({ status: 'none' });
  expect(chainAddress('toString', defaultDetails)).toEqual({ status: 'none' });
});

test('a command is filled, and keeps a placeholder for what the chain lacks or what is to be loaded', () => {
  const command = 'cast call {address:SystemConfigProxy} "gasLimit()(uint64)" --rpc-url {l1Rpc}';
  expect(fillCommand(command, listed(defaultChain), defaultDetails)).toEqual({
    text: `cast call ${op.addresses.SystemConfigProxy} "gasLimit()(uint64)" --rpc-url ${network('mainnet').l1.public_rpc}`,
    pending: false,
    missing: [],
  });
  expect(fillCommand(command, oneChain, undefined)).toEqual({
    text: 'cast call <SystemConfigProxy> "gasLimit()(uint64)" --rpc-url <l1Rpc>',
    pending: true,
    missing: [],
  });
  expect(
    fillCommand(
      'cast call {address:L2OutputOracleProxy} --rpc-url {rpc}; cast chain-id --rpc-url {rpc}',
      silent,
      defaultDetails,
    ),
  ).toEqual({
    text: 'cast call <L2OutputOracleProxy> --rpc-url <rpc>; cast chain-id --rpc-url <rpc>',
    pending: false,
    missing: [
      { placeholder: '<L2OutputOracleProxy>', label: 'L2OutputOracleProxy' },
      { placeholder: '<rpc>', label: 'public RPC endpoint' },
    ],
  });
  expect(fillCommand('{predeploy:L1Block}', listed(defaultChain), undefined)).toEqual({
    text: requirePredeploy('L1Block').address,
    pending: false,
    missing: [],
  });
  expect(() => fillCommand('{nope}', listed(defaultChain), defaultDetails)).toThrow('nope');
});

test('an upgrade is active, scheduled, there since genesis, or not there at all', () => {
  const time = op.hardforks.isthmus?.timestamp ?? 0;
  expect(activationOf(listed(defaultChain), 'Isthmus', time)).toEqual({ status: 'active', time });
  expect(activationOf(listed(defaultChain), 'isthmus', time - 1)).toEqual({ status: 'scheduled', time });
  expect(activationOf({ forks: { canyon: 0 } }, 'isthmus', time)).toEqual({ status: 'none' });
  expect(activationOf({ forks: { canyon: 0 } }, 'canyon', 1)).toEqual({ status: 'genesis' });
});

test('every fork of the registry has a name', () => {
  const keys = new Set(listedChains().flatMap(({ forks }) => Object.keys(forks)));
  expect(keys.size).toBeGreaterThan(7);
  expect([...keys].filter((key) => !Object.hasOwn(forkNames, key))).toEqual([]);
});
