import { type ListedChain } from '@site/src/data/chainList';
import { explorerBase } from '@site/src/data/explorers';
import { l1Name } from '@site/src/data/networkNames';
import { requirePredeploy } from '@site/src/data/predeploys';

import { type ChainDetails } from './details';

interface Field {
  /** Name of the field in a sentence. */
  readonly label: string;
  /** Undefined if the registry has no value. */
  readonly read: (chain: ListedChain) => string | undefined;
}

interface DetailField {
  readonly label: string;
  readonly detail: (details: ChainDetails) => string | undefined;
}

const orNone = (text: string): string | undefined => (text === '' ? undefined : text);

/** Fields that `<ChainValue>` can show, with their placeholders in commands. */
export const chainFields = {
  name: { label: 'name', read: (chain) => chain.name },
  chainId: { label: 'chain ID', read: (chain) => String(chain.chain_id) },
  rpc: { label: 'public RPC endpoint', read: (chain) => orNone(chain.public_rpc) },
  explorer: { label: 'block explorer', read: (chain) => explorerBase(chain.explorer) },
  blockTime: { label: 'block time', read: (chain) => String(chain.block_time) },
  l1Name: { label: 'L1', read: (chain) => l1Name(chain.l1_chain_id) },
  l1ChainId: { label: 'chain ID of L1', read: (chain) => String(chain.l1_chain_id) },
  l1Rpc: { label: 'public RPC endpoint of L1', detail: ({ l1 }) => orNone(l1.public_rpc) },
  l1Explorer: { label: 'block explorer of L1', detail: ({ l1 }) => explorerBase(l1.explorer) },
  sequencerRpc: { label: 'sequencer endpoint', detail: ({ sequencer_rpc }) => orNone(sequencer_rpc) },
  batchInbox: { label: 'batch inbox', detail: ({ batch_inbox_addr }) => batch_inbox_addr },
  faultProofs: { label: 'fault proofs', detail: ({ fault_proofs_status }) => fault_proofs_status },
  dataAvailability: {
    label: 'data availability',
    detail: ({ data_availability_type }) => data_availability_type,
  },
} as const satisfies Record<string, Field | DetailField>;

/** Name of one of {@link chainFields}. */
export type ChainField = keyof typeof chainFields;

/** A value that is known, missing from the registry, or still loading. */
export type Lookup =
  | { readonly status: 'found'; readonly value: string }
  | { readonly status: 'none' }
  | { readonly status: 'pending' };

function lookup(value: string | undefined): Lookup {
  return value === undefined ? { status: 'none' } : { status: 'found', value };
}

function fieldOf(name: string): Field | DetailField {
  if (!Object.hasOwn(chainFields, name)) {
    throw new Error(`There is no field "${name}" of a chain. Known: ${Object.keys(chainFields).join(', ')}.`);
  }
  return chainFields[name as ChainField];
}

/** A field of a chain. */
export function chainValue(name: string, chain: ListedChain, details: ChainDetails | undefined): Lookup {
  const field = fieldOf(name);
  if ('read' in field) return lookup(field.read(chain));
  return details ? lookup(field.detail(details)) : { status: 'pending' };
}

/** Name of a field in a sentence. */
export function chainFieldLabel(name: string): string {
  return fieldOf(name).label;
}

/** Address of an L1 contract or role, by its name in the registry. */
export function chainAddress(contract: string, details: ChainDetails | undefined): Lookup {
  if (!details) return { status: 'pending' };
  for (const names of [details.addresses, details.roles]) {
    if (Object.hasOwn(names, contract)) return lookup(names[contract]);
  }
  return { status: 'none' };
}

interface FilledCommand {
  readonly text: string;
  readonly pending: boolean;
  /** With their placeholders, and their names in a sentence. */
  readonly missing: readonly { readonly placeholder: string; readonly label: string }[];
}

/**
 * Fills a command: `{rpc}` and the like with fields of the chain, `{address:SystemConfigProxy}` with an L1
 * contract, `{predeploy:L1Block}` with a predeploy. Missing values stay as placeholders in angle brackets,
 * which a shell rejects.
 *
 * @param predeploy returns a predeploy's address
 */
export function fillCommand(
  template: string,
  chain: ListedChain,
  details: ChainDetails | undefined,
  predeploy: (name: string) => string = (name) => requirePredeploy(name).address,
): FilledCommand {
  let pending = false;
  const missing = new Map<string, string>();
  const text = template.replace(
    /\{(?:(address|predeploy):)?(\w+)\}/g,
    (_whole, kind: string | undefined, name: string) => {
      if (kind === 'predeploy') return predeploy(name);
      const found = kind === 'address' ? chainAddress(name, details) : chainValue(name, chain, details);
      if (found.status === 'found') return found.value;
      const placeholder = `<${name}>`;
      if (found.status === 'pending') pending = true;
      else missing.set(placeholder, kind === 'address' ? name : chainFieldLabel(name));
      return placeholder;
    },
  );
  return { text, pending, missing: Array.from(missing, ([placeholder, label]) => ({ placeholder, label })) };
}
