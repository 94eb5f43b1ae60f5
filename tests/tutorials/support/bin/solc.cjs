// Answers standard JSON from stdin. Forge sends every source it needs, so no import has to be looked up here.
const { readFileSync } = require('node:fs');
const solc = require('solc');

if (process.argv.includes('--standard-json')) {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
} else {
  process.stderr.write(
    `this compiler only knows --version and --standard-json, not ${process.argv.slice(2).join(' ')}\n`,
  );
  process.exit(1);
}
