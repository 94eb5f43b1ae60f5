import { defaultChain, listedChains, type ListedChain } from '@site/src/data/chainList';

/** Name of the parameter in the address of a page, as in `?chain=base`. */
export const CHAIN_PARAMETER = 'chain';
/** Key under which the choice is kept on the reader's device. */
export const STORAGE_KEY = 'portal.chain';

/** No identifier comes near this; whatever is longer was not written by the portal. */
const LONGEST_NAME = 64;

/** The chain in its short form: `op` for OP Mainnet, `op-sepolia` for chains of other networks. */
export function chainSlug({
  identifier,
  superchain,
}: Pick<ListedChain, 'identifier' | 'superchain'>): string {
  const short = identifier.slice(identifier.indexOf('/') + 1);
  return superchain === 'mainnet' ? short : `${short}-${superchain}`;
}

// A map, because an object would answer to `__proto__` and `constructor` as well.
const byName = new Map<string, string>();
const known = new Map<string, ListedChain>();
const lists = new Set<readonly ListedChain[]>();

/** Lets chains be chosen that the registry has no more, as the pages of snapshots offer them. Names that are given stay as they are. */
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

/** A chain of the registry of today, or of a snapshot that the reader has come across. */
export function knownChain(identifier: string): ListedChain | undefined {
  return known.get(identifier);
}

/** The identifier that a short form, an identifier or a chain ID stands for; undefined for anything else. */
export function identifierOf(called: unknown): string | undefined {
  if (typeof called !== 'string' || called.length > LONGEST_NAME) return undefined;
  return byName.get(called.trim().toLowerCase());
}

/** The chain named in the query of a page's address, as in `?chain=base`. */
export function identifierInSearch(search: string): string | undefined {
  return identifierOf(new URLSearchParams(search).get(CHAIN_PARAMETER));
}

/** The query with the chain set in it, everything else kept. */
export function searchWithChain(search: string, chain: ListedChain): string {
  const parameters = new URLSearchParams(search);
  parameters.set(CHAIN_PARAMETER, chainSlug(chain));
  return `?${parameters.toString()}`;
}

/** What is shown: the chain of the address, else the one kept on the device, else OP Mainnet. */
export function selectIdentifier(search: string, stored: unknown): string {
  return identifierInSearch(search) ?? identifierOf(stored) ?? defaultChain;
}
