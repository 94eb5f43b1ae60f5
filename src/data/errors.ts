/** Errors of the contracts, clients and tools this portal describes: what each means and what to do about it. */
import { type Facts } from '../lib/schema/types';
import type { errorsFileSchema } from './errors.schema';
import raw from './errors.json';

/** Where a reader goes on: a route of the site with its anchor, or an address elsewhere. */
export type ErrorLink = ErrorGroup['link'];

/** An error a contract declares, recognized by the first four bytes of its revert data. */
export type CustomError = Extract<KnownError, { readonly kind: 'custom' }>;

/** A text a contract reverts with, by way of `Error(string)`. */
export type RevertText = Extract<KnownError, { readonly kind: 'string' }>;

/** A number a contract reverts with, by way of `Panic(uint256)`. */
export type PanicCode = Extract<KnownError, { readonly kind: 'panic' }>;

/** What a JSON-RPC server answers with: a text, a number or both. */
export type RpcError = Extract<KnownError, { readonly kind: 'rpc' }>;

/** Anything that a wallet, a node or a contract says when something fails, by the form in which it arrives. */
export type KnownError = ErrorGroup['errors'][number];

/** Errors that belong together: one contract, or a few that work as one. */
export type ErrorGroup = ErrorsFile['groups'][number];

/** The shape of errors.json. */
export type ErrorsFile = Facts<typeof errorsFileSchema>;

/** Everything in the file. */
export const errorsFile: ErrorsFile = raw;

/** All errors, in the order in which the page on errors shows them. */
export const errorGroups: readonly ErrorGroup[] = errorsFile.groups;

/** A group by its id; an unknown id is an error that lists the known ones. */
export function requireErrorGroup(id: string): ErrorGroup {
  const group = errorGroups.find((each) => each.id === id);
  if (!group) {
    throw new Error(
      `There is no group of errors "${id}". Known: ${errorGroups.map((each) => each.id).join(', ')}.`,
    );
  }
  return group;
}

/** How an error is called in headings and lists. */
export function errorTitle(error: KnownError): string {
  switch (error.kind) {
    case 'custom':
      return error.signature;
    case 'string':
      return error.text;
    case 'panic':
      return `Panic(0x${error.code.toString(16).padStart(2, '0')})`;
    case 'rpc':
      // A name is what people search a number by; where there is none the text is the name.
      return error.name === undefined
        ? (error.text ?? String(error.code))
        : `${error.code ?? ''} ${error.name}`.trim();
  }
}

/** The id of the heading of an error on the page of the decoder. */
export function errorAnchor(error: Pick<KnownError, 'id'>): string {
  return `error-${error.id}`;
}
