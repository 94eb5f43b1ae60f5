/**
 * Reduces the global data of plugin-content-docs to pages that several versions
 * have, which version links need. See index.ts.
 *
 * @param {string} source global data as written by Docusaurus
 * @returns {string}
 */
module.exports = function sharedDocs(source) {
  // Invalidates the bundler's cache when this loader changes.
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
 * Versions with the pages they share.
 *
 * @param {readonly { docs: readonly { id: string, path: string }[] }[]}
 * versions
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
