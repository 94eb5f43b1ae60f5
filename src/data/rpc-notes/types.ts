import { type RpcComponent } from '../jsonRpc';
import { type Source } from '../provenance';

/** Our own words. Plain text, except that `code in backticks` is set as code. */
export type Note = string;

/** What we say about one method. The facts (parameters, types, flags it needs) are in json-rpc.json. */
export interface RpcNote {
  /** What it answers or does, and when you would call it. */
  readonly note: Note;
  /** Meaning of each parameter; every parameter of the facts has one. */
  readonly params?: Readonly<Record<string, Note>>;
  /** Parameters of an example request, as JSON values. */
  readonly example: readonly unknown[];
  /** What is worth knowing about the result. */
  readonly result?: Note;
  /** Text of an error as it is answered, to what it means. Variable parts are written as `…`. */
  readonly errors?: Readonly<Record<string, Note>>;
}

/** What we say about the methods of one namespace. */
export interface RpcNamespaceNotes {
  readonly methods: Readonly<Record<string, RpcNote>>;
}

/** All a page needs to show the methods of one component beside the facts. */
export interface RpcSheet {
  readonly component: RpcComponent;
  /** Default address on the host itself. */
  readonly endpoint: string;
  readonly source: Source;
  /** By namespace, as json-rpc.json names it. */
  readonly namespaces: Readonly<Record<string, RpcNamespaceNotes>>;
}
