/** A small notation for JSON Schemas (2020-12), so that twenty-odd of them stay readable. */

import { snapshots } from '../../data/snapshots';

/** A JSON Schema, or part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** An object with exactly these properties; names that end in `?` may be missing. */
export function object(properties: Readonly<Record<string, Schema>>, description?: string): Schema {
  const entries = Object.entries(properties);
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    properties: Object.fromEntries(entries.map(([name, schema]) => [name.replace(/\?$/, ''), schema])),
    required: entries.map(([name]) => name).filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

/** An object whose keys are data: every value has the one shape. */
export function map(values: Schema, description?: string, keys?: Schema): Schema {
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    ...(keys && { propertyNames: keys }),
    additionalProperties: values,
  };
}

/** A list, which may be empty; {@link filled} may not. */
export function list(items: Schema, description?: string): Schema {
  return { type: 'array', ...(description !== undefined && { description }), items };
}

/** A list that an empty file must not pass as. */
export function filled(items: Schema, description?: string): Schema {
  return { ...list(items, description), minItems: 1 };
}

/** A list with exactly these entries, each with its own shape. */
export function tuple(...items: readonly Schema[]): Schema {
  return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length, items: false };
}

/** Any text; where it has a form, {@link pattern} says so. */
export function text(description?: string): Schema {
  return { type: 'string', ...(description !== undefined && { description }) };
}

/** Text that matches, anywhere unless the expression is anchored. */
export function pattern(expression: RegExp, description?: string): Schema {
  return { type: 'string', pattern: expression.source, ...(description !== undefined && { description }) };
}

/** One of these values, written as they are. */
export function oneOf(...values: readonly (string | number)[]): Schema {
  return { enum: values };
}

/** A whole number of at least 0: ids, times, amounts. */
export function whole(description?: string): Schema {
  return { type: 'integer', minimum: 0, ...(description !== undefined && { description }) };
}

/** Any number, fractions and negative ones included. */
export function number(description?: string): Schema {
  return { type: 'number', ...(description !== undefined && { description }) };
}

/** true or false. */
export function flag(description?: string): Schema {
  return { type: 'boolean', ...(description !== undefined && { description }) };
}

/** This value and no other. */
export function constant(value: unknown): Schema {
  return { const: value };
}

/** A value of any of these shapes. */
export function either(...schemas: readonly Schema[]): Schema {
  return { anyOf: schemas };
}

/** null, which says that there is nothing; what may be left out has a name that ends in `?` instead. */
export const nothing: Schema = { type: 'null' };
/** A value of this shape, or null. */
export const orNull = (schema: Schema): Schema => either(schema, nothing);
/** No rule at all, for what other files describe. */
export const anything: Schema = {};

/** Shapes that many files share; they are under `$defs` of each schema that refers to them. */
export const definitions = {
  address: pattern(/^0x[0-9a-fA-F]{40}$/, 'Address in EIP-55 mixed case'),
  bytes32: pattern(/^0x[0-9a-f]{64}$/, '32 bytes in hexadecimal'),
  selector: pattern(/^0x[0-9a-f]{8}$/, 'First four bytes of the hash of a signature'),
  day: pattern(/^\d{4}-\d{2}-\d{2}/, 'Day, YYYY-MM-DD'),
  time: pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/, 'ISO 8601 date and time'),
  url: pattern(/^https?:\/\/\S+$/, 'URL'),
  snapshot: oneOf(...snapshots),
  source: object(
    {
      repo: pattern(/^[\w.-]+\/[\w.-]+$/, 'Repository on GitHub, owner/name'),
      commit: pattern(/^[0-9a-f]{40}$/, 'Full commit hash'),
      path: text('Path or pattern inside the repository; several are separated by commas'),
      commit_date: { $ref: '#/$defs/time' },
      'tag?': text('Release tag that names the commit'),
      'tags?': list(text()),
      'extra_paths?': list(text(), 'Further paths in the same repository'),
      'shared_packages?': list(text(), 'Paths of packages whose flags the component takes over'),
      'use?': text('What was taken from the source, where it was not everything'),
      'note?': text(),
    },
    'Where the data was read',
  ),
  otherSource: object(
    {
      repo: text('Repository on GitHub, or words where the source is none'),
      commit: orNull(text()),
      path: text(),
      commit_date: orNull(text()),
      'use?': text(),
      'note?': text(),
    },
    'A further source',
  ),
  notes: list(text(), 'Caveats that hold for all of the file'),
} as const satisfies Readonly<Record<string, Schema>>;

/** The name of a shared shape. */
export type Definition = keyof typeof definitions;

/** A reference to a shared shape. */
export function ref(name: Definition): Schema {
  return { $ref: `#/$defs/${name}` };
}

/** An address; in maps by name see {@link addresses}. */
export const address = ref('address');
/** Addresses by the names of contracts or roles. */
export const addresses = (description: string): Schema => map(address, description);

/** A whole schema document. Only the definitions it refers to, directly or through another, come along. */
export function document(id: string, title: string, description: string, body: Schema): Schema {
  const used = new Set<Definition>();
  const visit = (value: unknown): void => {
    const found = JSON.stringify(value).matchAll(/"#\/\$defs\/(\w+)"/g);
    for (const [, name] of found) {
      const definition = name as Definition;
      if (used.has(definition)) continue;
      used.add(definition);
      visit(definitions[definition]);
    }
  };
  visit(body);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title,
    description,
    ...body,
    $defs: Object.fromEntries([...used].sort().map((name) => [name, definitions[name]])),
  };
}
