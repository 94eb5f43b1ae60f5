/** Stands in for every CSS module in jest: a class is named as it is written. */
const cssModule: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });

export default cssModule;
