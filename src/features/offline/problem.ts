/** Why saving failed, and what to tell the reader. */

/** A cause that {@link wordsFor} explains. */
export type SaveFault =
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'full'; readonly needed?: number; readonly free?: number }
  | { readonly kind: 'connection' }
  | { readonly kind: 'answer'; readonly url: string; readonly status: number }
  | { readonly kind: 'changing' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unknown'; readonly message: string };

/** An error with a cause for the reader. */
export class SaveError extends Error {
  constructor(
    readonly fault: SaveFault,
    options?: ErrorOptions,
  ) {
    super(wordsFor(fault), options);
    this.name = 'SaveError';
  }
}

/** The fault behind anything thrown. Names of browsers' errors: https://webidl.spec.whatwg.org/#idl-DOMException-error-names */
export function faultOf(error: unknown): SaveFault {
  if (error instanceof SaveError) {
    return error.fault;
  }
  // By name, because a DOMException of another realm is of another class.
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
      // From fetch: the connection failed, or the content does not match its hash.
      return { kind: 'connection' };
    default:
      return { kind: 'unknown', message };
  }
}

/** What happened, and what the reader can do. */
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

/** Bytes as decimal megabytes, small ones with one decimal. */
export function megabytes(bytes: number): string {
  const value = bytes / 1_000_000;
  return `${value < 10 ? Math.max(value, 0.1).toFixed(1) : Math.round(value)} MB`;
}
