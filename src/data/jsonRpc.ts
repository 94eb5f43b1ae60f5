/** JSON-RPC methods of the OP Stack's services, and op-reth's additions to Ethereum's. */
import { type Facts } from '../lib/schema/types';
import type { jsonRpcFileSchema, rpcFieldSchema, rpcMethodSchema } from './jsonRpc.schema';
import raw from './json-rpc.json';
import { type OtherSource, type Source } from './provenance';

/** Programs with listed methods. */
export type RpcComponent = keyof JsonRpcFile['namespaces'];

/** A method as declared in the source. */
export type RpcMethod = Facts<typeof rpcMethodSchema>;

export type RpcField = Facts<typeof rpcFieldSchema>;

/** A field op-reth adds to transaction receipts. */
export type ReceiptField = JsonRpcFile['namespaces']['op-reth']['receipt_fields'][number];

export type JsonRpcFile = Facts<typeof jsonRpcFileSchema>;

/** A component's methods in one namespace. */
export interface RpcNamespace {
  readonly component: RpcComponent;
  /** Name of the list; op-reth's `extra_methods` spans several namespaces. */
  readonly namespace: string;
  readonly methods: readonly RpcMethod[];
}

const file = raw;

/** The monorepo, source of most methods. */
export const jsonRpcSource: Source = file.source;
/** op-reth, reth and supersim. */
export const jsonRpcOtherSources: readonly OtherSource[] = file.other_sources;

/** In page order: what every node runs comes first. */
export const rpcComponents: readonly RpcComponent[] = [
  'op-node',
  'op-reth',
  'op-conductor',
  'op-batcher',
  'op-proposer',
  'supersim',
];

/** op-reth's additions to receipts. */
export const receiptFields: readonly ReceiptField[] = file.namespaces['op-reth'].receipt_fields;
/** op-reth's deposit transaction: type and fields. */
export const depositTransaction = file.namespaces['op-reth'].deposit_tx;

const isMethodList = (value: unknown): value is readonly RpcMethod[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && 'method' in each && 'params' in each);

/** A component's namespaces, in source order. */
export function rpcNamespaces(component: RpcComponent): readonly RpcNamespace[] {
  return Object.entries(file.namespaces[component])
    .filter((entry): entry is [string, readonly RpcMethod[]] => isMethodList(entry[1]))
    .map(([namespace, methods]) => ({ component, namespace, methods }));
}

/** Fields of a type; undefined for JSON types and undescribed ones. */
export function rpcType(name: string): readonly RpcField[] | undefined {
  return file.types[name];
}

/** All described types; {@link rpcType} finds one. */
export function rpcTypes(): readonly { readonly name: string; readonly fields: readonly RpcField[] }[] {
  return Object.entries(file.types).map(([name, fields]) => ({ name, fields }));
}
