/** Errors of contracts, clients and tools: meaning and remedy. */
import { type Facts } from '../lib/schema/types';
import type { errorsFileSchema } from './errors.schema';
import raw from './errors.json';

/** A declared error, identified by the first four bytes of revert data. */
export type CustomError = Extract<KnownError, { readonly kind: 'custom' }>;

/** A revert with `Error(string)`. */
export type RevertText = Extract<KnownError, { readonly kind: 'string' }>;

/** A revert with `Panic(uint256)`. */
export type PanicCode = Extract<KnownError, { readonly kind: 'panic' }>;

/** A JSON-RPC error: text, code or both. */
export type RpcError = Extract<KnownError, { readonly kind: 'rpc' }>;

/** An error of a wallet, node or contract, by its form. */
export type KnownError = ErrorGroup['errors'][number];

/** Errors of one contract or of closely related ones. */
export type ErrorGroup = ErrorsFile['groups'][number];

export type ErrorsFile = Facts<typeof errorsFileSchema>;

export const errorsFile: ErrorsFile = raw;

/** In the order of the errors page. */
export const errorGroups: readonly ErrorGroup[] = errorsFile.groups;

/** A group by id. Throws for unknown ids, listing the known ones. */
export function requireErrorGroup(id: string): ErrorGroup {
  const group = errorGroups.find((each) => each.id === id);
  if (!group) {
    throw new Error(
      `There is no group of errors "${id}". Known: ${errorGroups.map((each) => each.id).join(', ')}.`,
    );
  }
  return group;
}

/** An error's name in headings and lists. */
export function errorTitle(error: KnownError): string {
  switch (error.kind) {
    case 'custom':
      return error.signature;
    case 'string':
      return error.text;
    case 'panic':
      return `Panic(0x${error.code.toString(16).padStart(2, '0')})`;
    case 'rpc':
      // People search a number by its name; without one the text serves.
      return error.name === undefined
        ? (error.text ?? String(error.code))
        : `${error.code ?? ''} ${error.name}`.trim();
  }
}

/** Heading id of an error on the decoder's page. */
export function errorAnchor(error: Pick<KnownError, 'id'>): string {
  return `error-${error.id}`;
}
