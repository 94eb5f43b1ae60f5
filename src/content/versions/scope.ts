/**
 * Pages a snapshot keeps: those on the protocol, whose rules upgrades change.
 * Guides, tools and tutorials apply to current software. Of interoperability,
 * specified long before launch, it keeps the rules, since parts were removed
 * later.
 */
const kept = [
  'stack/index',
  'stack/components',
  'stack/differences',
  'stack/smart-contracts',
  'stack/rollup/*',
  'stack/transactions/*',
  'stack/fault-proofs/*',
  'stack/security/index',
  'stack/security/pause',
  'stack/security/faq-sec-model',
  'superchain/index',
  'superchain/superchain-upgrades',
  'superchain/standard-configuration',
  'superchain/privileged-roles',
  'interop/index',
  'interop/explainer',
  'interop/predeploy',
  'interop/message-passing',
  'interop/message-expiration',
  'interop/op-supervisor',
  'interop/superchain-eth-bridge',
  'interop/superchain-erc20',
  'interop/reorg',
  'interop/interop-security',
] as const;

/** Whether a snapshot keeps a doc id such as `stack/rollup/overview`. */
export function isKept(id: string): boolean {
  return kept.some((pattern) =>
    pattern.endsWith('/*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern,
  );
}

/** Sidebar of a snapshot's first page. */
export const firstSidebar = 'stack';
