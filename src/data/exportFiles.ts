/** What the site offers machines, as files: pure, so that a test and the plugin see the same. */
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

/** Steps from a data set up to the folder it is in. */
const up = (name: string): string => '../'.repeat(name.split('/').length - 1);

/** Gives the text of a file of src/data, by its name there. */
export type ReadData = (name: string) => string;

function contentOf({ file, part }: Dataset, read: ReadData): { readonly source: Source } {
  const whole: unknown = JSON.parse(read(file));
  return (part ? part(whole) : whole) as { readonly source: Source };
}

const schemaPath = (name: string): string => `schema/${name}.schema.json`;

/** The data sets with their files and sources. */
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
 * Files below /data: each data set with a reference to its schema, the schemas, and an index.
 *
 * @param base URL the files will be under, without a slash at the end
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

/** Has the schema say where it is, and allow the key by which published files name it. */
function published({ $schema, properties, ...schema }: JsonSchema, id: string): JsonSchema {
  return {
    $schema,
    $id: id,
    ...schema,
    properties: { $schema: { type: 'string', description: 'The schema of the file' }, ...properties },
  };
}
