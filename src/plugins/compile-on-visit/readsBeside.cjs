const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Tells the bundler which files remark plugins read for a page beside it, so that the page is compiled again when one
 * changes: the samples that it shows, the record of its execution, and the data of its facts, which are the options.
 */
module.exports = function readsBeside(compiled, map) {
  const folder = path.dirname(this.resourcePath);
  const text = readFileSync(this.resourcePath, 'utf8');
  const samples = [...text.matchAll(/\bfile=["']?([^\s"'#]+)/g)].map(([, file]) =>
    path.resolve(folder, file),
  );
  const record = path.join(folder, '_records', `${path.basename(this.resourcePath, '.mdx')}.json`);
  for (const file of [...samples, record, ...this.getOptions().facts]) {
    if (existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  this.callback(null, compiled, map);
};
