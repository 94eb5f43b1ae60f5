const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Registers files that remark plugins read (samples, execution records, fact
 * data) as dependencies, so that the page recompiles when they change. The
 * options list the data files.
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
