/**
 * Makes the table of routes that the browser gets. Docusaurus writes three lists with a line for every page: the
 * routes, the names of what each is made of, and how each of these is loaded. All three are in the script that every
 * page starts with. This joins them to one, without the names. See index.ts and RouteCreator.tsx.
 */
const fs = require('node:fs');
const path = require('node:path');

/**
 * The loader of `routes.js`.
 *
 * @param {string} routes the file as Docusaurus writes it
 * @returns {string}
 */
module.exports = function routeTable(routes) {
  // The bundler keeps what loaders make, and would not know that this one has changed.
  this.addDependency(__filename);
  const read = (name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return fs.readFileSync(file, 'utf8');
  };
  return joinTables(routes, JSON.parse(read('routesChunkNames.json')), importsOf(read('registry.js')));
};

/**
 * The imports of a registry, by the names of their chunks.
 *
 * @param {string} registry
 * @returns {Map<string, string>}
 */
function importsOf(registry) {
  return new Map(
    [...registry.matchAll(/^\s*"([^"]+)": \[(\(\) => import\([^)]*\)), /gm)].map(([, name, load]) => [
      name,
      frame.test(load) ? load.replace(`"${name}"`, '"docs"') : load,
    ]),
  );
}

/**
 * What surrounds every page of documentation. The browser gets it as one file, since each more that it asks for keeps
 * the page from answering.
 */
const frame =
  /"@theme\/Doc(s|Version)?(Root|Item)"|"@generated\/docusaurus-plugin-content-docs\/default\/__plugin\.json"/;

/**
 * The routes, each with the imports of what it is made of in place of its name in the lists.
 *
 * @param {string} routes
 * @param {Record<string, object>} chunkNames what each route is made of, by its path and hash
 * @param {ReadonlyMap<string, string>} imports
 * @returns {string}
 */
function joinTables(routes, chunkNames, imports) {
  const creations = routes.match(/\bComponentCreator\(/g)?.length ?? 0;
  if (!importOfCreator.test(routes) || creations === 0 || creations !== routes.match(creation)?.length) {
    throw new Error("Docusaurus' list of routes does not make them as it did; has its format changed?");
  }
  const uses = new Map();
  const parts = (value) => {
    if (typeof value === 'string') {
      if (!imports.has(value)) {
        throw new Error(`The registry of Docusaurus has no chunk "${value}"; has its format changed?`);
      }
      uses.set(value, (uses.get(value) ?? 0) + 1);
      return { chunk: value };
    }
    return Object.entries(value).map(([key, inner]) => [key, parts(inner)]);
  };
  const table = new Map(
    [...routes.matchAll(creation)]
      .filter(([, , hash]) => hash !== undefined)
      .map(([whole, route, hash]) => {
        const made = chunkNames[`${route}-${hash}`];
        if (made === undefined) {
          throw new Error(`Docusaurus names no chunks for the route ${route}; has its format changed?`);
        }
        return [whole, parts(made)];
      }),
  );
  const shared = [...uses].filter(([, count]) => count > 1).map(([name]) => name);
  const variable = (name) => `shared${shared.indexOf(name)}`;
  const code = (part) =>
    Array.isArray(part)
      ? `{ ${part.map(([key, inner]) => `${JSON.stringify(key)}: ${code(inner)}`).join(', ')} }`
      : shared.includes(part.chunk)
        ? variable(part.chunk)
        : imports.get(part.chunk);
  const lean = routes
    .replace(
      importOfCreator,
      () => "import RouteCreator, { notFound } from '@site/src/plugins/lean-bundle/RouteCreator';",
    )
    .replace(creation, (whole) => {
      const made = table.get(whole);
      return `RouteCreator(${made ? code(made) : 'notFound'})`;
    });
  return [...shared.map((name) => `const ${variable(name)} = ${imports.get(name)};`), lean].join('\n');
}

/** Where what makes the components of routes comes from. */
const importOfCreator = /^import ComponentCreator from .*$/m;

/** What makes the component of a route: with its path and hash, or with a star for what is not found. */
const creation = /ComponentCreator\('([^']*)'(?:, '([^']*)')?\)/g;

module.exports.importsOf = importsOf;
module.exports.joinTables = joinTables;
