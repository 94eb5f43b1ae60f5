import * as z from 'zod';

import { nearest, type Problem } from '../metadata/problems';

declare module 'zod' {
  interface GlobalMeta {
    /** What belongs here, in words, where no list of values says it. */
    form?: string;
    /** A sentence for a mistake that is often made here. */
    hint?: string;
  }
}

/**
 * Everything in a value that its schema refuses, as problems of a file.
 *
 * @param file path relative to the repository; it only goes into the problems
 */
export function schemaProblems(schema: z.ZodType, value: unknown, file: string): Problem[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const at = schemaAt(schema, issue.path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        field: fieldName([...issue.path, key]),
        message: 'is not a field of this site.',
        ...choice(key, at instanceof z.ZodObject ? Object.keys(at.shape) : []),
      }));
    }
    const allowed = at === undefined ? [] : allowedBy(at);
    return [
      {
        file,
        field: fieldName(issue.path),
        message: sentence(issue, at),
        ...choice(issue.input, allowed),
      },
    ];
  });
}

/** Written `categories[2]`, `notice.deadlines[0].at`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

function sentence(issue: z.core.$ZodIssue, at: z.ZodType | undefined): string {
  const { code, input } = issue;
  const inList = typeof issue.path.at(-1) === 'number';
  if (input === undefined && (code === 'invalid_type' || code === 'invalid_value')) return 'is missing.';
  if (code === 'invalid_type' && !inList)
    return `must be ${kindNames[issue.expected] ?? issue.expected}, not ${show(input)}.`;
  if (code === 'invalid_type' || code === 'invalid_value') {
    const hint = at === undefined ? undefined : metaOf(at).hint;
    return `${show(input)} is not allowed.${hint === undefined ? '' : ` ${hint}`}`;
  }
  return issue.message;
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a set of fields',
  number: 'a number',
  boolean: 'true or false',
};

/** A value as an author wrote it. */
export function show(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : `${JSON.stringify(value)} (${typeof value})`;
}

function choice(written: unknown, allowed: readonly string[]): Pick<Problem, 'allowed' | 'nearest'> {
  if (allowed.length === 0) return {};
  const guess = typeof written === 'string' ? nearest(written, allowed) : undefined;
  return { allowed, ...(guess === undefined ? {} : { nearest: guess }) };
}

/** The schema that a path leads to; undefined where it leads past what the schema knows. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((at, part) => {
    const inner = at === undefined ? undefined : unwrapped(at);
    if (inner instanceof z.ZodArray) return asType(inner.element);
    if (inner instanceof z.ZodObject) return asType(inner.shape[String(part)]);
    return undefined;
  }, schema);
}

/** What may be written in a place: its values, or its form in words. Of a list, what its entries may be. */
function allowedBy(schema: z.ZodType): readonly string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) {
    const element = asType(inner.element);
    return element === undefined ? [] : allowedBy(element);
  }
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(String);
  const { form } = metaOf(inner);
  return form === undefined ? [] : [form];
}

function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? (asType(schema.unwrap()) ?? schema) : schema;
}

function asType(schema: unknown): z.ZodType | undefined {
  return schema instanceof z.ZodType ? schema : undefined;
}

function metaOf(schema: z.ZodType): z.core.GlobalMeta {
  return schema.meta() ?? {};
}
