/** Init script for browser contexts: tsx wraps named functions in a helper that pages lack. */
export const namedFunctions = 'globalThis.__name ??= (value) => value;';
