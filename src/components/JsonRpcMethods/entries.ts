import { forkName } from '@site/src/data/forkNames';
import { type RpcMethod, rpcNamespaces, rpcType } from '@site/src/data/jsonRpc';
import { type RpcNote, type RpcSheet } from '@site/src/data/rpc-notes/types';
import { typeName, typeNotes } from '@site/src/data/rpc-notes/typeNames';
import { type Snapshot, currentSnapshot } from '@site/src/data/snapshots';
import { shellWord } from '@site/src/interop/castSend';

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
  readonly transport?: string;
  /** The request body. */
  readonly body: string;
  /** Commands that send it; none for what only a WebSocket takes. */
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

function commandsOf(
  method: string,
  params: readonly unknown[],
  body: string,
  endpoint: string,
  jwt: boolean,
): MethodEntry['commands'] {
  const cast = [
    'cast rpc',
    `--rpc-url ${endpoint}`,
    ...(jwt ? ['--jwt-secret "$(cat jwt.txt)"'] : []),
    method,
    ...params.map(castArgument),
  ].join(' ');
  const curl = `curl -s -H 'Content-Type: application/json' -d ${shellWord(body)} ${endpoint}`;
  return [{ name: 'cast', command: cast }, ...(jwt ? [] : [{ name: 'curl', command: curl }])];
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
  if (!first) return 'after the release for Isthmus';
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
  const access = notes.access ?? 'open';
  return facts.methods
    .filter(({ in_snapshots: known }) => snapshot === currentSnapshot || !known || known.includes(snapshot))
    .map((method) => {
      const note = notes.methods[method.method];
      if (!note) throw new Error(`No note on ${method.method} of ${sheet.component}.`);
      const name = note.sendAs ?? method.method;
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params: note.example });
      const jwt = access === 'jwt' || method.method.startsWith('engine_');
      // The Engine API has a port of its own.
      const endpoint =
        notes.endpoint ?? (method.method.startsWith('engine_') ? 'http://127.0.0.1:8551' : sheet.endpoint);
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
        transport: method.transport,
        body,
        commands: access === 'websocket' ? [] : commandsOf(name, note.example, body, endpoint, jwt),
        text: [sheet.component, method.method, note.note, ...Object.keys(note.errors ?? {})]
          .join(' ')
          .toLowerCase(),
      };
    });
}

/** Types that methods name, by name. */
export function describedTypes(): readonly {
  readonly name: string;
  readonly note: string;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly optional: boolean }[];
}[] {
  return Object.keys(typeNotes)
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
