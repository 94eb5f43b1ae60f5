/** Published data files; pure, so that tests and the plugin share it. */
import { type Source } from './provenance';
import { type JsonSchema, jsonSchemaOf } from '../lib/schema/jsonSchema';
import { type Dataset, datasets } from './datasets';

/** One entry of `/data/index.json`. */
export interface IndexEntry {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Relative to index.json. */
  readonly data: string;
  readonly schema: string;
  readonly source: Source;
}

/** The shape of `/data/index.json`. */
export interface DataIndex {
  readonly description: string;
  readonly datasets: readonly IndexEntry[];
}

/** Relative path from a dataset to /data. */
const up = (name: string): string => '../'.repeat(name.split('/').length - 1);

/** Reads a file of src/data by name. */
export type ReadData = (name: string) => string;

function contentOf({ file, part }: Dataset, read: ReadData): { readonly source: Source } {
  const whole: unknown = JSON.parse(read(file));
  return (part ? part(whole) : whole) as { readonly source: Source };
}

const schemaPath = (name: string): string => `schema/${name}.schema.json`;

export function dataIndex(read: ReadData): DataIndex {
  return {
    description:
      'Figures of the documentation, for machines. Each data set names its source and its JSON Schema.',
    datasets: datasets.map((dataset) => ({
      name: dataset.name,
      title: dataset.title,
      description: dataset.description,
      data: `${dataset.name}.json`,
      schema: schemaPath(dataset.name),
      source: contentOf(dataset, read).source,
    })),
  };
}

/**
 * Files below /data: datasets that reference their schemas, the schemas, and an index.
 *
 * @param base URL of the files, without trailing slash
 */
export function exportFiles(read: ReadData, base: string): ReadonlyMap<string, string> {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
  const files = new Map([['index.json', json(dataIndex(read))]]);
  for (const dataset of datasets) {
    const { name, schema } = dataset;
    files.set(`${name}.json`, json({ $schema: up(name) + schemaPath(name), ...contentOf(dataset, read) }));
    files.set(schemaPath(name), json(published(jsonSchemaOf(schema), `${base}/${schemaPath(name)}`)));
  }
  return files;
}

/** Adds the schema's address, and allows the `$schema` key in data. */
function published({ $schema, properties, ...schema }: JsonSchema, id: string): JsonSchema {
  return {
    $schema,
    $id: id,
    ...schema,
    properties: { $schema: { type: 'string', description: 'The schema of the file' }, ...properties },
  };
}
