import { createPublicClient, http, isAddress, isAddressEqual, parseAbi } from 'viem';
import { chainConfig } from 'viem/op-stack';

const { L1, L2, L1_BRIDGE = '', L1_TOKEN = '', L2_TOKEN = '' } = process.env;
if (!L1 || !L2 || !isAddress(L1_BRIDGE) || !isAddress(L1_TOKEN) || !isAddress(L2_TOKEN)) {
  throw new Error('Export L1, L2, L1_BRIDGE, L1_TOKEN and L2_TOKEN first.');
}
const l1 = createPublicClient({ transport: http(L1) });
const l2 = createPublicClient({ transport: http(L2) });
const bridge = chainConfig.contracts.l2StandardBridge.address;
const factory = '0x4200000000000000000000000000000000000012';

const abi = parseAbi([
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function remoteToken() view returns (address)',
  'function bridge() view returns (address)',
  'function l1Token() view returns (address)',
  'function l2Bridge() view returns (address)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function deposits(address l1Token, address l2Token) view returns (uint256)',
  'function deployments(address l2Token) view returns (address)',
]);
const original = { address: L1_TOKEN, abi } as const;
const counterpart = { address: L2_TOKEN, abi } as const;

/** A call's result, or undefined if the contract does not answer. */
const ask = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);
const supports = (id: '0xec4fc8e3' | '0x1d1d8b63' | '0xffffffff') =>
  ask(l2.readContract({ ...counterpart, functionName: 'supportsInterface', args: [id] }));

// region: pair
// The bridge checks l1Token() if the token has the older interface, remoteToken() otherwise.
const legacy = (await supports('0x1d1d8b63')) === true;
// A contract that supports every interface proves nothing.
const honest = (await supports('0xffffffff')) === false;
const mintable = honest && (legacy || (await supports('0xec4fc8e3')) === true);
const remote = await ask(l2.readContract({ ...counterpart, functionName: legacy ? 'l1Token' : 'remoteToken' }));
const minter = await ask(l2.readContract({ ...counterpart, functionName: legacy ? 'l2Bridge' : 'bridge' }));
// endregion: pair

// region: backing
const decimals = await Promise.all([
  ask(l1.readContract({ ...original, functionName: 'decimals' })),
  ask(l2.readContract({ ...counterpart, functionName: 'decimals' })),
]);
const locked = await l1.readContract({
  address: L1_BRIDGE,
  abi,
  functionName: 'deposits',
  args: [L1_TOKEN, L2_TOKEN],
});
const supply = await ask(l2.readContract({ ...counterpart, functionName: 'totalSupply' }));
// endregion: backing

const recorded = await ask(
  l2.readContract({ address: factory, abi, functionName: 'deployments', args: [L2_TOKEN] }),
);

const checks: [string, boolean][] = [
  ['the bridge can mint and burn it', mintable],
  ['it names the token on L1', remote !== undefined && isAddressEqual(remote, L1_TOKEN)],
  ['it is minted by the standard bridge', minter !== undefined && isAddressEqual(minter, bridge)],
  ['both have the same decimals', decimals[0] !== undefined && decimals[0] === decimals[1]],
  ['what is locked covers the supply', supply !== undefined && locked >= supply],
  ['the factory made it', recorded !== undefined && isAddressEqual(recorded, L1_TOKEN)],
];
for (const [what, holds] of checks) console.log(`${holds ? 'yes' : 'NO '}  ${what}`);
