import { type RpcComponent } from '../jsonRpc';
import { type Source } from '../provenance';

/** Plain text with `code in backticks`. */
export type Note = string;

/** Notes on a method. Its parameters, types and required flags are in json-rpc.json. */
export interface RpcNote {
  /** What it does, and when to call it. */
  readonly note: Note;
  /** Meaning of every parameter. */
  readonly params?: Readonly<Record<string, Note>>;
  /** Example parameters as JSON values. */
  readonly example: readonly unknown[];
  /** Notes on the result. */
  readonly result?: Note;
  /** Meanings by error text, with `…` for variable parts. */
  readonly errors?: Readonly<Record<string, Note>>;
}

export interface RpcNamespaceNotes {
  readonly methods: Readonly<Record<string, RpcNote>>;
}

/** A component's notes. */
export interface RpcSheet {
  readonly component: RpcComponent;
  /** Default address on the host itself. */
  readonly endpoint: string;
  readonly source: Source;
  /** By namespace in json-rpc.json. */
  readonly namespaces: Readonly<Record<string, RpcNamespaceNotes>>;
}
