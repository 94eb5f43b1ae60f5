import { selectorOf, topicOf } from '../checksum';
import { type ContractError, type Declared } from '../contractErrors';
import { type ContractEvent } from '../contractEvents';

export interface AbiRelease {
  /** Tag without prefix: `v8.0.0-rc.1`. */
  readonly release: string;
  /** JSON by contract. */
  readonly abis: ReadonlyMap<string, string>;
}

/** Errors and events of several releases, sorted by signature. */
export interface Declarations {
  readonly errors: readonly ContractError[];
  readonly events: readonly ContractEvent[];
}

/** An unreadable ABI, named in a sentence. */
export class AbiError extends Error {}

interface Input {
  readonly name: string;
  /** With tuples expanded. */
  readonly type: string;
}

interface Entry {
  readonly kind: 'error' | 'event';
  readonly name: string;
  readonly inputs: readonly Input[];
}

/**
 * Errors and events with the contracts and releases that declare them. A gap between two releases is ignored.
 *
 * @param releases oldest first
 * @throws AbiError
 */
export function declarations(releases: readonly AbiRelease[]): Declarations {
  if (releases.length === 0) throw new AbiError('No release was given; name at least one.');
  const found = new Map<string, { entry: Entry; contracts: Map<string, { since: string; until: string }> }>();
  for (const { release, abis } of releases) {
    if (abis.size === 0) throw new AbiError(`Release ${release} has no ABI; is the path right?`);
    for (const [contract, text] of abis) {
      for (const entry of entriesOf(text, `The ABI of ${contract} in ${release}`)) {
        const key = `${entry.kind} ${signatureOf(entry)}`;
        const known = found.get(key) ?? {
          entry,
          contracts: new Map<string, { since: string; until: string }>(),
        };
        const since = known.contracts.get(contract)?.since ?? release;
        known.contracts.set(contract, { since, until: release });
        found.set(key, known);
      }
    }
  }
  const newest = releases.at(-1)?.release;
  const sorted = [...found.values()]
    .map(({ entry, contracts }) => ({
      entry,
      signature: signatureOf(entry),
      contracts: [...contracts]
        .map(([contract, { since, until }]): Declared => ({
          contract,
          since,
          ...(until !== newest && { until }),
        }))
        .sort(byText(({ contract }) => contract)),
    }))
    .sort(byText(({ signature }) => signature));
  return {
    errors: sorted.flatMap(({ entry, signature, contracts }) =>
      entry.kind === 'error'
        ? [{ signature, selector: selectorOf(signature), inputs: entry.inputs, contracts }]
        : [],
    ),
    events: sorted.flatMap(({ entry, signature, contracts }) =>
      entry.kind === 'event' ? [{ signature, topic: topicOf(signature), contracts }] : [],
    ),
  };
}

/** Sorts by code units, independently of locale. */
function byText<Item>(read: (item: Item) => string): (one: Item, other: Item) => number {
  return (one, other) => (read(one) < read(other) ? -1 : read(one) > read(other) ? 1 : 0);
}

function signatureOf({ name, inputs }: Entry): string {
  return `${name}(${inputs.map(({ type }) => type).join(',')})`;
}

function entriesOf(text: string, where: string): readonly Entry[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new AbiError(`${where} is not JSON.`);
  }
  if (!Array.isArray(parsed)) throw new AbiError(`${where} is not a list of entries.`);
  return parsed.flatMap((entry: unknown, index): readonly Entry[] => {
    const place = `${where}, entry ${index},`;
    if (!isRecord(entry) || typeof entry.type !== 'string') throw new AbiError(`${place} has no type.`);
    const { type: kind, name } = entry;
    if (kind !== 'error' && kind !== 'event') return [];
    if (typeof name !== 'string') throw new AbiError(`${place} has no name.`);
    return [{ kind, name, inputs: inputsOf(entry.inputs, place) }];
  });
}

function inputsOf(inputs: unknown, place: string): readonly Input[] {
  if (!Array.isArray(inputs)) throw new AbiError(`${place} has no list of inputs.`);
  return inputs.map((input: unknown): Input => {
    if (!isRecord(input) || typeof input.type !== 'string')
      throw new AbiError(`${place} has an input without a type.`);
    const name = typeof input.name === 'string' ? input.name : '';
    if (!input.type.startsWith('tuple')) return { name, type: input.type };
    const parts = inputsOf(input.components, place).map(({ type }) => type);
    return { name, type: `(${parts.join(',')})${input.type.slice('tuple'.length)}` };
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
