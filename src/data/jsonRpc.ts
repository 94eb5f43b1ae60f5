/** JSON-RPC methods of the OP Stack's own services, and what op-reth adds to those of Ethereum. */
import { type Fork } from './forkNames';
import raw from './json-rpc.json';
import { type OtherSource, type Source } from './provenance';
import type { Snapshot } from './snapshots';

/** Programs whose methods are listed. */
export type RpcComponent = 'op-node' | 'op-reth' | 'op-conductor' | 'op-batcher' | 'op-proposer' | 'supersim';

/** A parameter, in the place it has in the request. */
export interface RpcParam {
  readonly name: string;
  /** JSON type, or the name of one in {@link rpcType}; `hex …` is a 0x-prefixed string. */
  readonly type: string;
}

/** A method as the source of its program declares it. */
export interface RpcMethod {
  readonly method: string;
  readonly params: readonly RpcParam[];
  /** null = nothing but success. */
  readonly result: string | null;
  /** Flag that must be set for the method to be served. */
  readonly requires?: string;
  /** Where it is served, if not over HTTP like the rest. */
  readonly transport?: string;
  /** Snapshots whose release has it; absent where releases were not compared. */
  readonly in_snapshots?: readonly Snapshot[];
  readonly note?: string | null;
  readonly source_path?: string;
}

/** A field of a named type. */
export interface RpcField {
  readonly name: string;
  readonly type: string;
  readonly optional?: boolean;
}

/** A field op-reth adds to transaction receipts. */
export interface ReceiptField {
  readonly name: string;
  readonly type: string;
  /** Upgrade that brought it. */
  readonly since: Fork;
  readonly note: string | null;
}

type MethodLists = Readonly<Record<string, readonly RpcMethod[]>>;

/** The shape of json-rpc.json. */
export interface JsonRpcFile {
  readonly source: Source;
  readonly other_sources: readonly OtherSource[];
  readonly notes: readonly string[];
  readonly namespaces: {
    readonly 'op-node': MethodLists;
    readonly 'op-reth': {
      readonly extra_methods: readonly RpcMethod[];
      readonly receipt_fields: readonly ReceiptField[];
      readonly deposit_tx: { readonly type: string; readonly fields: readonly RpcField[] };
      readonly conditional_constants: Readonly<Record<string, number>>;
      readonly historical: string;
    };
    readonly 'op-conductor': MethodLists;
    readonly 'op-batcher': MethodLists;
    readonly 'op-proposer': MethodLists;
    readonly supersim: {
      readonly admin: readonly RpcMethod[];
      readonly http: readonly { readonly path: string; readonly method: string; readonly note?: string }[];
      readonly default_port: number;
    };
  };
  readonly types: Readonly<Record<string, readonly RpcField[]>>;
  readonly error_codes: { readonly opstack_build: Readonly<Record<string, number>> };
}

/** Methods of one namespace of one component. */
export interface RpcNamespace {
  readonly component: RpcComponent;
  /** Name of the list; of op-reth, `extra_methods` spans several namespaces. */
  readonly namespace: string;
  readonly methods: readonly RpcMethod[];
}

const file = raw as unknown as JsonRpcFile;

/** The monorepo, where most of the methods are. */
export const jsonRpcSource: Source = file.source;
/** op-reth, reth and supersim. */
export const jsonRpcOtherSources: readonly OtherSource[] = file.other_sources;

/** In the order in which pages list them: what every node runs comes first. */
export const rpcComponents: readonly RpcComponent[] = [
  'op-node',
  'op-reth',
  'op-conductor',
  'op-batcher',
  'op-proposer',
  'supersim',
];

/** What op-reth adds to the receipts of Ethereum. */
export const receiptFields: readonly ReceiptField[] = file.namespaces['op-reth'].receipt_fields;
/** What op-reth adds to transactions: the type of deposits and its fields. */
export const depositTransaction = file.namespaces['op-reth'].deposit_tx;

const isMethodList = (value: unknown): value is readonly RpcMethod[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && 'method' in each && 'params' in each);

/** Namespaces of a component, in the order of its source. */
export function rpcNamespaces(component: RpcComponent): readonly RpcNamespace[] {
  return Object.entries(file.namespaces[component])
    .filter((entry): entry is [string, readonly RpcMethod[]] => isMethodList(entry[1]))
    .map(([namespace, methods]) => ({ component, namespace, methods }));
}

/** Fields of a named type; undefined where the name is a JSON type or was not described. */
export function rpcType(name: string): readonly RpcField[] | undefined {
  return file.types[name];
}

/** Every named type, for pages that show all of them; {@link rpcType} finds one. */
export function rpcTypes(): readonly { readonly name: string; readonly fields: readonly RpcField[] }[] {
  return Object.entries(file.types).map(([name, fields]) => ({ name, fields }));
}
