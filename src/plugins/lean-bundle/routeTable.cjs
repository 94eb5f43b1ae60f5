/**
 * Builds the browser's table of routes. Docusaurus writes three lists of all
 * pages (routes, names of their parts, loaders) into the script every page
 * starts with; this joins them without the names. See index.ts and
 * RouteCreator.tsx.
 */
const fs = require('node:fs');
const path = require('node:path');

/**
 * Loader of `routes.js`.
 *
 * @param {string} routes as written by Docusaurus
 * @returns {string}
 */
module.exports = function routeTable(routes) {
  // Invalidates the bundler's cache when this loader changes.
  this.addDependency(__filename);
  const read = (name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return fs.readFileSync(file, 'utf8');
  };
  return joinTables(routes, JSON.parse(read('routesChunkNames.json')), importsOf(read('registry.js')));
};

/**
 * Imports of a registry by chunk name.
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
 * The frame of all documentation pages: one file, since each further request
 * delays hydration.
 */
const frame =
  /"@theme\/Doc(s|Version)?(Root|Item)"|"@generated\/docusaurus-plugin-content-docs\/default\/__plugin\.json"/;

/**
 * Routes with their parts' imports in place.
 *
 * @param {string} routes
 * @param {Record<string, object>} chunkNames parts by the route's path and hash
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

const importOfCreator = /^import ComponentCreator from .*$/m;

/** Matches a call with path and hash, or with a star for the 404. */
const creation = /ComponentCreator\('([^']*)'(?:, '([^']*)')?\)/g;

module.exports.importsOf = importsOf;
module.exports.joinTables = joinTables;
