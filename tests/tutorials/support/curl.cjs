// Plays `curl -s URL` on a machine that has none.
const [url] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
fetch(url).then(
  async (response) => process.stdout.write(await response.text()),
  (error) => {
    process.stderr.write(`curl: ${error.message}\n`);
    process.exitCode = 7;
  },
);
