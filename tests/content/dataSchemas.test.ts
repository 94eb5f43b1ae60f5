/** Every data file and every snapshot's copy matches its schema; problems are reported in words. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type * as z from 'zod';

import { flagFileSchema } from '@site/src/data/cliFlags.schema';
import { chainListOf, defaultDetailsOf } from '@site/src/data/chainExcerpts';
import { chainListFileSchema } from '@site/src/data/chainList.schema';
import { chainsFile } from '@site/src/data/chains';
import { errorSelectorsFileSchema } from '@site/src/data/errorSelectors.schema';
import { logLinesFileSchema } from '@site/src/data/logLines.schema';
import { formatProblems, type Problem } from '@site/src/lib/problems';
import { datasets } from '@site/src/data/datasets';
import { schemaProblems } from '@site/src/lib/schema/problems';
import { snapshotNames } from '@site/src/content/versions/files';
import { chainDetailsSchema, chainsThenSchema } from '@site/src/data/chainDetails.schema';

import { filesBelow } from '../../scripts/support/filesBelow';
import { root } from '../support/repository';

/** Schemas by file name without `.json`. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(datasets.map(({ name, schema }) => [name, schema])),
  errorSelectors: errorSelectorsFileSchema,
  'log-lines': logLinesFileSchema,
  'your-chain': chainsThenSchema,
};

function jsonBelow(folder: string): readonly string[] {
  return filesBelow(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''));
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
}

function problemsOf(folder: string, name: string): readonly Problem[] {
  const file = `${folder}/${name}.json`;
  const json = read(file);
  // A program in a snapshot: its flags under `file`, with our notes.
  if (name.startsWith('flags/'))
    return schemaProblems(flagFileSchema, (json as { file: unknown }).file, file);
  const schema = schemas[name];
  const allowed = Object.keys(schemas);
  if (schema === undefined) return [{ file, field: '(file)', message: 'has no schema.', allowed }];
  return schemaProblems(schema, json, file);
}

const inFiles = (files: number): string => `${files} data file${files === 1 ? '' : 's'}`;

it.each(jsonBelow('src/data'))('src/data/%s.json matches its schema', (name) => {
  expect(formatProblems(problemsOf('src/data', name), inFiles)).toBe('');
});

it('data derived from chains matches its schemas', () => {
  expect(schemaProblems(chainListFileSchema, chainListOf(chainsFile), 'chain-list')).toEqual([]);
  expect(schemaProblems(chainDetailsSchema, defaultDetailsOf(chainsFile), 'default-details')).toEqual([]);
});

const lagoon = 'Lagoon was called Interop until June 2026';
const oneFormula = 'until Jovian there was one formula, without a list';

/**
 * Known differences of snapshots' files, from the time of freezing. Readers of frozen files need none of the
 * missing fields; an unused entry fails the test.
 */
const differences: Readonly<Record<string, string>> = {
  'chains left is missing.': 'recorded since Jovian',
  'chains superchains.*.hardforks.interop is not a field of this site.': lagoon,
  'chains chains[].hardforks.interop is not a field of this site.': lagoon,
  'predeploys interop_predeploys[].introduced "Interop" is not allowed.': lagoon,
  'predeploys interop_predeploys[].introduced "interop" is not allowed.': lagoon,
  'fees da_footprint is missing.': 'came with Jovian',
  'fees minimum_base_fee is missing.': 'came with Jovian',
  'fees operator_fee.formulas is missing.': oneFormula,
  'fees operator_fee.formula is not a field of this site.': oneFormula,
  'fees operator_fee.max_bits is not a field of this site.': oneFormula,
  'fees operator_fee.specs_path is not a field of this site.': oneFormula,
  'protocol-params other_sources is missing.': 'recorded since Jovian',
  'protocol-params proofs.respected_game_types is missing.': 'recorded since November 2026',
  'protocol-params transaction_gas_cap is missing.': 'came with Karst',
  'releases newest is empty; it needs at least 1 entry.': 'releases of today are not those of the snapshot',
  'releases ended is empty; it needs at least 1 entry.': 'releases of today are not those of the snapshot',
};

describe('files of snapshots', () => {
  const found = snapshotNames().flatMap((snapshot) => {
    const folder = `versioned_docs/version-${snapshot}/_data`;
    return jsonBelow(folder).flatMap((name) => problemsOf(folder, name));
  });

  it('match current schemas, except for known differences', () => {
    const described = ({ file, field, message }: Problem): string =>
      [
        relative('versioned_docs', file).replace(/^[^/]+\/_data\/(.*)\.json$/, '$1'),
        field.replace(/\[\d+\]/g, '[]').replace(/^superchains\.[\w-]+/, 'superchains.*'),
        message,
      ].join(' ');
    const unknown = found.filter((problem) => !(described(problem) in differences));
    expect(formatProblems(unknown, inFiles)).toBe('');
    const seen = new Set(found.map(described));
    expect(Object.keys(differences).filter((difference) => !seen.has(difference))).toEqual([]);
  });
});

describe('a file that violates its schema', () => {
  const chains = read('src/data/chains.json') as { readonly chains: readonly object[] };
  const withField = (more: object): unknown => ({
    ...chains,
    chains: chains.chains.map((chain, index) => (index === 2 ? { ...chain, ...more } : chain)),
  });
  const report = (value: unknown): string =>
    formatProblems(schemaProblems(schemas.chains!, value, 'src/data/chains.json'), inFiles);

  it('is reported with path and allowed values', () => {
    expect(report(withField({ data_availability_type: 'eth-dax', block_time: 1.5, chain_id: '10' }))).toBe(
      [
        '3 problems in 1 data file:',
        '',
        'src/data/chains.json',
        '  chains[2].block_time: must be a whole number, not 1.5 (number).',
        '  chains[2].chain_id: must be a number, not "10".',
        '  chains[2].data_availability_type: "eth-dax" is not allowed.',
        '    did you mean: eth-da',
        '    allowed: eth-da, alt-da',
      ].join('\n'),
    );
  });

  it('is reported with the expected form of a pattern', () => {
    expect(report(withField({ batch_inbox_addr: '0x1234' }))).toContain(
      'chains[2].batch_inbox_addr: "0x1234" is not allowed.\n    allowed: 0x and 40 hexadecimal digits',
    );
  });
});
