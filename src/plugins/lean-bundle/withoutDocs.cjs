/**
 * Leaves out of a version's data the list of its pages. See index.ts.
 *
 * @param {string} source the data as plugin-content-docs writes it
 * @returns {string}
 */
module.exports = function withoutDocs(source) {
  // The bundler keeps what loaders make, and would not know that this one has changed.
  this.addDependency(__filename);
  const data = JSON.parse(source);
  if (typeof data.version?.docs !== 'object') {
    throw new Error(`${this.resourcePath} has no list of the pages of a version; has its format changed?`);
  }
  return JSON.stringify({ ...data, version: { ...data.version, docs: {} } });
};
