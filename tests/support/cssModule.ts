/** Replaces CSS modules in jest: every class is its own name. */
const cssModule: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });

export default cssModule;
