import { defaultChain, listedChains, type ListedChain } from '@site/src/data/chainList';

/** Query parameter of a page's address, as in `?chain=base`. */
export const CHAIN_PARAMETER = 'chain';
/** Listed on the privacy page. */
export const STORAGE_KEY = 'portal.chain';

/** Longer than any identifier; anything longer was not written by this site. */
const LONGEST_NAME = 64;

/** Short form: `op` for OP Mainnet, `op-sepolia` for chains of other networks. */
export function chainSlug({
  identifier,
  superchain,
}: Pick<ListedChain, 'identifier' | 'superchain'>): string {
  const short = identifier.slice(identifier.indexOf('/') + 1);
  return superchain === 'mainnet' ? short : `${short}-${superchain}`;
}

// Not an object, which would answer to `__proto__` and `constructor`.
const byName = new Map<string, string>();
const known = new Map<string, ListedChain>();
const lists = new Set<readonly ListedChain[]>();

/** Adds chains that only a snapshot has, so that they can be picked; existing names keep their meaning. */
export function knowChains(chains: readonly ListedChain[]): void {
  if (lists.has(chains)) return;
  lists.add(chains);
  const strangers = chains.filter(({ identifier }) => !known.has(identifier));
  for (const chain of strangers) known.set(chain.identifier, chain);
  for (const chain of strangers) name(chainSlug(chain), chain);
  for (const chain of strangers) {
    const short = chain.identifier.slice(chain.identifier.indexOf('/') + 1);
    for (const other of [chain.identifier, String(chain.chain_id), `${short}-${chain.superchain}`]) {
      name(other, chain);
    }
  }
}

function name(called: string, { identifier }: ListedChain): void {
  if (!byName.has(called)) byName.set(called, identifier);
}

knowChains(listedChains());

/** A chain of the current registry, or of a snapshot visited so far. */
export function knownChain(identifier: string): ListedChain | undefined {
  return known.get(identifier);
}

/** The identifier that a short form, an identifier or a chain ID stands for; undefined for anything else. */
export function identifierOf(called: unknown): string | undefined {
  if (typeof called !== 'string' || called.length > LONGEST_NAME) return undefined;
  return byName.get(called.trim().toLowerCase());
}

/** Chain named in a page's query, as in `?chain=base`. */
export function identifierInSearch(search: string): string | undefined {
  return identifierOf(new URLSearchParams(search).get(CHAIN_PARAMETER));
}

/** Sets the chain in a query and keeps the rest. */
export function searchWithChain(search: string, chain: ListedChain): string {
  const parameters = new URLSearchParams(search);
  parameters.set(CHAIN_PARAMETER, chainSlug(chain));
  return `?${parameters.toString()}`;
}

/** The chain in the address, else the stored one, else OP Mainnet. */
export function selectIdentifier(search: string, stored: unknown): string {
  return identifierInSearch(search) ?? identifierOf(stored) ?? defaultChain;
}
