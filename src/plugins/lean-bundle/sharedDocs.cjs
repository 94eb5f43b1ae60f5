/**
 * Leaves in the global data of plugin-content-docs only the pages that several versions have, by id and address: what leads
 * from a page to the same page in another version. See index.ts.
 *
 * @param {string} source the global data of all plugins as Docusaurus writes it
 * @returns {string}
 */
module.exports = function sharedDocs(source) {
  // The bundler keeps what loaders make, and would not know that this one has changed.
  this.addDependency(__filename);
  const data = JSON.parse(source);
  const docs = data['docusaurus-plugin-content-docs']?.default;
  if (!docs?.versions?.every((version) => Array.isArray(version.docs))) {
    throw new Error(`${this.resourcePath} has no list of pages for each version; has its format changed?`);
  }
  return JSON.stringify({
    ...data,
    'docusaurus-plugin-content-docs': {
      ...data['docusaurus-plugin-content-docs'],
      default: { ...docs, versions: withSharedDocs(docs.versions) },
    },
  });
};

/**
 * The versions, each with those of its pages that another version has too.
 *
 * @param {readonly { docs: readonly { id: string, path: string }[] }[]} versions
 */
function withSharedDocs(versions) {
  const counts = new Map();
  for (const { id } of versions.flatMap((version) => version.docs)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({ id }) => counts.get(id) > 1).map(({ id, path }) => ({ id, path })),
  }));
}

module.exports.withSharedDocs = withSharedDocs;
