/**
 * Which pages a snapshot of the documentation keeps: those on the protocol itself, because its rules are what an upgrade
 * changes and what a reader of an old block, audit or contract needs as they were. Guides, tools and tutorials are used
 * with today's software, so links to them lead to the current pages. Of interoperability, which was specified long before it
 * went live, it keeps the pages on its rules: some of what they describe has been removed from the protocol since.
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

/** Whether a snapshot keeps the page of an id, which is its path below `docs/` without ending: `stack/rollup/overview`. */
export function isKept(id: string): boolean {
  return kept.some((pattern) =>
    pattern.endsWith('/*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern,
  );
}

/** The sidebar of a snapshot's first page. */
export const firstSidebar = 'stack';
