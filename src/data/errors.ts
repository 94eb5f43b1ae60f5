/** Errors of the contracts, clients and tools this portal describes: what each means and what to do about it. */
import raw from './errors.json';
import { type OtherSource, type Source } from './provenance';

/** Where a reader goes on: a route of the site with its anchor, or an address elsewhere. */
export interface ErrorLink {
  readonly to: string;
  readonly label: string;
}

interface Explained {
  /** Unique; the anchor of the entry is `error-` and this. */
  readonly id: string;
  /** The contracts or programs that answer with it. */
  readonly contract: string;
  /** What the error says, in one sentence. */
  readonly meaning: string;
  /** Why it occurs and how to fix it. */
  readonly cause: string;
  /** Overrides the link of the group. */
  readonly link?: ErrorLink;
}

/** An error a contract declares, recognized by the first four bytes of its revert data. */
export interface CustomError extends Explained {
  readonly kind: 'custom';
  readonly name: string;
  /** Canonical signature; the selector is the beginning of its hash. */
  readonly signature: string;
  readonly selector: string;
  /** What contracts revert with in its place, by a slip. */
  readonly other_selectors?: readonly string[];
  readonly inputs: readonly { readonly name: string; readonly type: string }[];
}

/** A text a contract reverts with, by way of `Error(string)`. */
export interface RevertText extends Explained {
  readonly kind: 'string';
  readonly text: string;
}

/** A number a contract reverts with, by way of `Panic(uint256)`. */
export interface PanicCode extends Explained {
  readonly kind: 'panic';
  readonly code: number;
}

/** What a JSON-RPC server answers with: a text, a number or both. */
export interface RpcError extends Explained {
  readonly kind: 'rpc';
  readonly name?: string;
  readonly code?: number;
  /** `<…>` stands for a part that varies. */
  readonly text?: string;
  /** Says nothing by itself: worth showing only where nothing better is found. */
  readonly generic?: true;
}

/** Anything that a wallet, a node or a contract says when something fails, by the form in which it arrives. */
export type KnownError = CustomError | RevertText | PanicCode | RpcError;

/** Errors that belong together: one contract, or a few that work as one. */
export interface ErrorGroup {
  readonly id: string;
  readonly title: string;
  /** Repository paths the group was checked against. */
  readonly sources: readonly string[];
  readonly link: ErrorLink;
  readonly errors: readonly KnownError[];
}

/** The shape of errors.json. */
export interface ErrorsFile {
  readonly source: Source;
  readonly other_sources: readonly OtherSource[];
  readonly groups: readonly ErrorGroup[];
}

/** Everything in the file. */
export const errorsFile: ErrorsFile = raw as unknown as ErrorsFile;

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
