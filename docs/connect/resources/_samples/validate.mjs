import Ajv from 'ajv/dist/2020.js';

const [site, name] = process.argv.slice(2);
if (!site || !name) {
  throw new Error('Usage: node validate.mjs <address of the site> <data set>');
}

async function load(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return response.json();
}

const url = new URL(`data/${name}.json`, site.replace(/\/*$/, '/'));
const data = await load(url);
const schema = await load(new URL(data.$schema, url));

const validate = new Ajv({ allErrors: true }).compile(schema);
if (validate(data)) {
  console.log(`${name} is valid: ${data.source.repo} at ${data.source.commit.slice(0, 8)}`);
} else {
  console.error(validate.errors);
  process.exitCode = 1;
}
