import { forkName } from '@site/src/data/forkNames';
import {
  type RpcComponent,
  rpcComponents,
  type RpcMethod,
  rpcNamespaces,
  rpcType,
} from '@site/src/data/jsonRpc';
import { type RpcNote, type RpcSheet } from '@site/src/data/rpc-notes/types';
import { typeName, typeNotes } from '@site/src/data/rpc-notes/typeNames';
import { type Snapshot, currentSnapshot } from '@site/src/data/snapshots';
import { shellWord } from '@site/src/lib/shellWord';

/** One method as a page shows it. */
export interface MethodEntry {
  readonly id: string;
  readonly method: string;
  readonly note: RpcNote;
  readonly params: readonly { readonly name: string; readonly type: string; readonly note: string }[];
  /** null = nothing but success. */
  readonly result: string | null;
  /** Flags to set, as `--name`; words behind a semicolon in the facts come after. */
  readonly requires: readonly { readonly text: string; readonly code: boolean }[];
  readonly since?: string;
  /** Commands that send the request. */
  readonly commands: readonly { readonly name: string; readonly command: string }[];
  /** Lower-case text that a filter searches. */
  readonly text: string;
}

/** `op-node`, `optimism_syncStatus` as `op-node-optimism-syncstatus`. */
export function methodId(component: string, method: string): string {
  return `${component}-${method.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** Name of the one type a text is about, as in `array of ServerInfo`. */
export function typeOf(text: string): string | undefined {
  const name = typeName(text).split(' ').at(-1) ?? '';
  return rpcType(name) || typeNotes[name] ? name : undefined;
}

/** Id of the heading of a type. */
export function typeId(name: string): string {
  return `type-${name.toLowerCase()}`;
}

/** Whether `cast rpc` would take a text for something else than a text. */
function readsAsJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A parameter as `cast rpc` takes it: JSON, and whatever is no JSON as text. */
function castArgument(value: unknown): string {
  return shellWord(typeof value === 'string' && !readsAsJson(value) ? value : JSON.stringify(value));
}

function commandsOf(method: string, params: readonly unknown[], endpoint: string): MethodEntry['commands'] {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const cast = ['cast rpc', `--rpc-url ${endpoint}`, method, ...params.map(castArgument)].join(' ');
  const curl = `curl -s -H 'Content-Type: application/json' -d ${shellWord(body)} ${endpoint}`;
  return [
    { name: 'cast', command: cast },
    { name: 'curl', command: curl },
  ];
}

function requiresOf(method: RpcMethod): MethodEntry['requires'] {
  if (!method.requires) return [];
  const [flag = '', ...words] = method.requires.split('; ');
  return [{ text: `--${flag}`, code: true }, ...words.map((text) => ({ text, code: false }))];
}

/** First release of the documentation that has the method, in words. */
function sinceOf(method: RpcMethod): string | undefined {
  if (!method.in_snapshots) return undefined;
  const [first] = method.in_snapshots;
  if (!first) return 'later than Isthmus';
  return first === 'ecotone' ? `${forkName(first)} or earlier` : forkName(first);
}

/** The methods of one namespace, in the order of the facts. An older snapshot has those of its time. */
export function methodEntries(
  sheet: RpcSheet,
  namespace: string,
  snapshot: Snapshot,
): readonly MethodEntry[] {
  const facts = rpcNamespaces(sheet.component).find((each) => each.namespace === namespace);
  const notes = sheet.namespaces[namespace];
  if (!facts || !notes) {
    const known = rpcNamespaces(sheet.component)
      .map((each) => each.namespace)
      .join(', ');
    throw new Error(`${sheet.component} has no namespace "${namespace}" with notes. Known: ${known}.`);
  }
  return facts.methods
    .filter(({ in_snapshots: known }) => snapshot === currentSnapshot || !known || known.includes(snapshot))
    .map((method) => {
      const note = notes.methods[method.method];
      if (!note) throw new Error(`No note on ${method.method} of ${sheet.component}.`);
      return {
        id: methodId(sheet.component, method.method),
        method: method.method,
        note,
        params: method.params.map((param) => ({
          name: param.name,
          type: typeName(param.type),
          note: note.params?.[param.name] ?? '',
        })),
        result: method.result === null ? null : typeName(method.result),
        requires: requiresOf(method),
        since: sinceOf(method),
        commands: commandsOf(method.method, note.example, sheet.endpoint),
        text: [sheet.component, method.method, note.note, ...Object.keys(note.errors ?? {})]
          .join(' ')
          .toLowerCase(),
      };
    });
}

/** Names of the types that methods of some components take or return, and of those within them. */
function typesOf(components: readonly RpcComponent[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (text: string): void => {
    const name = typeOf(text);
    if (name === undefined || found.has(name)) return;
    found.add(name);
    for (const { type } of rpcType(name) ?? []) add(type);
  };
  for (const { methods } of components.flatMap(rpcNamespaces)) {
    for (const { params, result } of methods) {
      for (const { type } of params) add(type);
      if (result !== null) add(result);
    }
  }
  return found;
}

/** Types that methods of some components name, by name. */
export function describedTypes(components: readonly RpcComponent[] = rpcComponents): readonly {
  readonly name: string;
  readonly note: string;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly optional: boolean }[];
}[] {
  const named = typesOf(components);
  return Object.keys(typeNotes)
    .filter((name) => named.has(name))
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => ({
      name,
      note: typeNotes[name] ?? '',
      fields: (rpcType(name) ?? []).map((field) => ({
        name: field.name,
        type: typeName(field.type),
        optional: field.optional ?? false,
      })),
    }));
}
