/**
 * The compiler of the scripts notes the names of functions with its own helper, which a page does not have where
 * such a function is run in it. Give this to the browser context as an init script.
 */
export const namedFunctions = 'globalThis.__name ??= (value) => value;';
