/** JSON-RPC methods of the OP Stack's own services, and what op-reth adds to those of Ethereum. */
import { type Facts } from '../lib/schema/types';
import type { jsonRpcFileSchema, rpcFieldSchema, rpcMethodSchema } from './jsonRpc.schema';
import raw from './json-rpc.json';
import { type OtherSource, type Source } from './provenance';

/** Programs whose methods are listed. */
export type RpcComponent = keyof JsonRpcFile['namespaces'];

/** A parameter, in the place it has in the request. */
export type RpcParam = RpcMethod['params'][number];

/** A method as the source of its program declares it. */
export type RpcMethod = Facts<typeof rpcMethodSchema>;

/** A field of a named type. */
export type RpcField = Facts<typeof rpcFieldSchema>;

/** A field op-reth adds to transaction receipts. */
export type ReceiptField = JsonRpcFile['namespaces']['op-reth']['receipt_fields'][number];

/** The shape of json-rpc.json. */
export type JsonRpcFile = Facts<typeof jsonRpcFileSchema>;

/** Methods of one namespace of one component. */
export interface RpcNamespace {
  readonly component: RpcComponent;
  /** Name of the list; of op-reth, `extra_methods` spans several namespaces. */
  readonly namespace: string;
  readonly methods: readonly RpcMethod[];
}

const file = raw;

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
