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

export interface MethodEntry {
  readonly id: string;
  readonly method: string;
  readonly note: RpcNote;
  readonly params: readonly { readonly name: string; readonly type: string; readonly note: string }[];
  /** Null if only success is reported. */
  readonly result: string | null;
  /** Flags as `--name`, then the facts' words after a semicolon. */
  readonly requires: readonly { readonly text: string; readonly code: boolean }[];
  readonly since?: string;
  /** Shell commands that send the request. */
  readonly commands: readonly { readonly name: string; readonly command: string }[];
  /** Lower-case text for the filter. */
  readonly text: string;
}

/** `op-node`, `optimism_syncStatus` as `op-node-optimism-syncstatus`. */
export function methodId(component: string, method: string): string {
  return `${component}-${method.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** The type named in a text such as `array of ServerInfo`. */
export function typeOf(text: string): string | undefined {
  const name = typeName(text).split(' ').at(-1) ?? '';
  return rpcType(name) || typeNotes[name] ? name : undefined;
}

/** Heading id of a type. */
export function typeId(name: string): string {
  return `type-${name.toLowerCase()}`;
}

/** Whether `cast rpc` would take a string for another JSON value. */
function readsAsJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A parameter for `cast rpc`, which takes JSON, and anything else as a string. */
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

/** First release with the method, in words. */
function sinceOf(method: RpcMethod): string | undefined {
  if (!method.in_snapshots) return undefined;
  const [first] = method.in_snapshots;
  if (!first) return 'later than Isthmus';
  return first === 'ecotone' ? `${forkName(first)} or earlier` : forkName(first);
}

/** A namespace's methods, in the order of the facts; older snapshots have those of their time. */
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

/** Types that components' methods use, including nested ones. */
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

/** Descriptions of the types that components' methods use, by name. */
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
