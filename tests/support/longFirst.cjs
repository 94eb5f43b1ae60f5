/** Order of test files: before a first run Jest goes by their size, and would leave a long one to run alone at the end. */
const { existsSync } = require('node:fs');
const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

const root = path.resolve(__dirname, '../..');

/** Files that take half a minute or more and are small. */
const long = ['tests/build/html.test.ts', 'tests/content/mdx.test.ts', 'tests/content/prose.test.ts'].map(
  (file) => path.join(root, file),
);

const missing = long.find((file) => !existsSync(file));
if (missing) throw new Error(`${__filename}: there is no ${path.relative(root, missing)}.`);

module.exports = class extends Sequencer {
  /** Long files first; the others as Jest sorts them. */
  sort(tests) {
    const isLong = (test) => long.includes(test.path);
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
