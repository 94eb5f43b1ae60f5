import Ajv2020 from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chainFacetValues, chainListSource, listedChains } from '../chainList';
import { datasets } from '../datasets';
import { exportFiles, type DataIndex } from '../exportFiles';

const folder = join(__dirname, '../../../src/data');
const base = 'https://portal.example/data';
const files = exportFiles((name) => readFileSync(join(folder, name), 'utf8'), base);

type Json = Record<string, unknown>;

function published(name: string): Json {
  const text = files.get(name);
  if (text === undefined) throw new Error(`No file ${name} is published.`);
  return JSON.parse(text) as Json;
}

/** Validation errors, one per line. */
function problems(name: string, data: unknown): readonly string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  const validate = ajv.compile(published(`schema/${name}.schema.json`));
  if (validate(data)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('every published dataset', () => {
  it.each(datasets.map(({ name }) => [name]))('%s matches its schema', (name) => {
    expect(problems(name, published(`${name}.json`))).toEqual([]);
  });

  it.each(datasets.map(({ name }) => [name]))('%s names its schema', (name) => {
    const { $schema } = published(`${name}.json`);
    expect(new URL(String($schema), `${base}/${name}.json`).href).toBe(
      published(`schema/${name}.schema.json`).$id,
    );
  });

  const excerpts: Readonly<Record<string, object>> = {
    'chain-list': { source: chainListSource, facets: chainFacetValues, chains: listedChains() },
  };

  it.each(datasets.map(({ name }) => [name]))("%s has the site's figures", (name) => {
    const data = published(`${name}.json`);
    delete data.$schema;
    const file = join(folder, `${name}.json`);
    expect(data).toEqual(excerpts[name] ?? JSON.parse(readFileSync(file, 'utf8')));
  });
});

describe('the index', () => {
  const index = published('index.json') as unknown as DataIndex;

  it('lists every dataset with existing files', () => {
    expect(index.datasets.length).toBe(datasets.length);
    expect(index.datasets.length).toBeGreaterThan(25);
    for (const { data, schema, source } of index.datasets) {
      expect([...files.keys()]).toEqual(expect.arrayContaining([data, schema]));
      expect(published(data).source).toEqual(source);
    }
  });

  it('lists every published file', () => {
    const listed = index.datasets.flatMap(({ data, schema }) => [data, schema]);
    expect([...files.keys()].filter((name) => !listed.includes(name))).toEqual(['index.json']);
  });
});

describe('a schema', () => {
  const chains = published('chains.json') as { chains: Json[] };

  /** Published chains with one field of the first replaced. */
  const withField = (field: string, value: unknown): Json => ({
    ...chains,
    chains: chains.chains.map((chain, index) => (index === 0 ? { ...chain, [field]: value } : chain)),
  });

  it.each([
    ['an address that is cut short', 'batch_inbox_addr', '0x1234'],
    ['a value outside a closed list', 'data_availability_type', 'eth'],
    ['a number as text', 'chain_id', '10'],
    ['a field it does not know', 'extra', 1],
    ['a missing field', 'name', undefined],
  ])('rejects %s', (_what, field, value) => {
    const data = JSON.parse(JSON.stringify(withField(field, value))) as unknown;
    expect(problems('chains', data)).toHaveLength(1);
  });

  it('rejects an empty list of chains', () => {
    expect(problems('chains', { ...chains, chains: [] })).toEqual([
      '/chains must NOT have fewer than 1 items',
    ]);
  });
});
