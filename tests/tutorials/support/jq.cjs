// Plays jq on a machine that has none, for the filters the tutorials use: paths, `length`, and the two of prove.sh. An
// unknown filter is an error, so that a page cannot go untested by using a new one.
const { readFileSync } = require('node:fs');

const options = { raw: false, compact: false, empty: false };
const variables = {};
const rest = [];
const words = process.argv.slice(2);
while (words.length > 0) {
  const word = words.shift();
  if (word === '--arg') variables[words.shift()] = words.shift();
  else if (/^-[rcn]+$/.test(word)) {
    options.raw ||= word.includes('r');
    options.compact ||= word.includes('c');
    options.empty ||= word.includes('n');
  } else rest.push(word);
}
const [filter = '.', file] = rest;

const special = {
  '[.logs[] | select(.address == ($contract | ascii_downcase))][0]': (receipt) =>
    receipt.logs.find(({ address }) => address === variables.contract.toLowerCase()) ?? null,
  '[.topics[], .data] | map(ltrimstr("0x")) | "0x" + add': (log) =>
    `0x${[...log.topics, log.data].map((word) => word.replace(/^0x/, '')).join('')}`,
  '{origin: $origin, blockNumber: $block, logIndex: $index, timestamp: $time, chainId: $chain, payload: $payload}':
    () => ({
      origin: variables.origin,
      blockNumber: variables.block,
      logIndex: variables.index,
      timestamp: variables.time,
      chainId: variables.chain,
      payload: variables.payload,
    }),
  length: (value) => value.length,
};

function follow(value, path) {
  if (!/^(\.|(\.\w+|\.?\[-?\d+\])+)$/.test(path)) throw new Error(`no test stand-in for the filter ${path}`);
  let found = value;
  for (const [, name, index] of path.matchAll(/\.(\w+)|\[(-?\d+)\]/g)) {
    found = (name === undefined ? found?.at(Number(index)) : found?.[name]) ?? null;
  }
  return found;
}

const input = options.empty ? null : JSON.parse(readFileSync(file ?? 0, 'utf8'));
const result = special[filter] ? special[filter](input) : follow(input, filter);
const text =
  options.raw && typeof result === 'string' ? result : JSON.stringify(result, null, options.compact ? 0 : 2);
process.stdout.write(`${text}\n`);
