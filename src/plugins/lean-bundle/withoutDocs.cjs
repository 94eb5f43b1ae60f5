/**
 * Removes the list of pages from a version's data. See index.ts.
 *
 * @param {string} source as written by plugin-content-docs
 * @returns {string}
 */
module.exports = function withoutDocs(source) {
  // Invalidates the bundler's cache when this loader changes.
  this.addDependency(__filename);
  const data = JSON.parse(source);
  if (typeof data.version?.docs !== 'object') {
    throw new Error(`${this.resourcePath} has no list of the pages of a version; has its format changed?`);
  }
  return JSON.stringify({ ...data, version: { ...data.version, docs: {} } });
};
