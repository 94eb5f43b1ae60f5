/** Why saving did not go through, and what to say about it. */

/** A cause that {@link wordsFor} can tell, with what it needs to tell it. */
export type SaveFault =
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'full'; readonly needed?: number; readonly free?: number }
  | { readonly kind: 'connection' }
  | { readonly kind: 'answer'; readonly url: string; readonly status: number }
  | { readonly kind: 'changing' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unknown'; readonly message: string };

/** Thrown by what saves, with a cause that can be told. */
export class SaveError extends Error {
  constructor(
    readonly fault: SaveFault,
    options?: ErrorOptions,
  ) {
    super(wordsFor(fault), options);
    this.name = 'SaveError';
  }
}

/** Reads a fault off anything that was thrown. Browsers name their own: https://webidl.spec.whatwg.org/#idl-DOMException-error-names */
export function faultOf(error: unknown): SaveFault {
  if (error instanceof SaveError) {
    return error.fault;
  }
  // By name rather than class: a DOMException of another realm is an instance of none of ours.
  const { name, message } =
    typeof error === 'object' && error !== null && 'name' in error && 'message' in error
      ? { name: String(error.name), message: String(error.message) }
      : { name: '', message: String(error) };
  switch (name) {
    case 'AbortError':
      return { kind: 'cancelled' };
    case 'QuotaExceededError':
      return { kind: 'full' };
    case 'SecurityError':
    case 'NotAllowedError':
      return { kind: 'blocked' };
    case 'TypeError':
      // What fetch rejects with when the connection fails or the content is not what the list promised.
      return { kind: 'connection' };
    default:
      return { kind: 'unknown', message };
  }
}

/** A fault in words: what happened, and what the reader can do. */
export function wordsFor(fault: SaveFault): string {
  switch (fault.kind) {
    case 'unsupported':
      return 'This browser cannot save pages here: saving needs a current browser and an HTTPS address. The zip works without either.';
    case 'blocked':
      return 'This browser does not allow the site to store files. This is common in private windows, or when the settings block site data.';
    case 'full':
      return fault.needed !== undefined && fault.free !== undefined
        ? `There is not enough space: the copy needs ${megabytes(fault.needed)}, and the browser leaves ${megabytes(fault.free)}. Free some space and try again.`
        : 'The site has used up the space this browser gives it. Downloaded files are kept; free some space and continue.';
    case 'connection':
      return 'The connection failed. Downloaded files are kept; continue when you are connected again.';
    case 'answer':
      return `The site answered ${fault.status} for ${fault.url}. Downloaded files are kept; try again later.`;
    case 'changing':
      return 'The site is being updated right now. Downloaded files are kept; try again in a few minutes.';
    case 'cancelled':
      return 'Saving was stopped. Downloaded files are kept, and the next attempt continues from there.';
    case 'unknown':
      return `Saving failed: ${fault.message}`;
  }
}

/** A number of bytes as readers know it from their files: decimal megabytes, one digit behind the point where it matters. */
export function megabytes(bytes: number): string {
  const value = bytes / 1_000_000;
  return `${value < 10 ? Math.max(value, 0.1).toFixed(1) : Math.round(value)} MB`;
}
