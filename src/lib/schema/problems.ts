import * as z from 'zod';

import { nearest, type Problem } from '../problems';

declare module 'zod' {
  interface GlobalMeta {
    /** Expected form in words, if there is no list of values. */
    form?: string;
    /** Message for a common mistake. */
    hint?: string;
  }
}

/**
 * A schema's issues as problems.
 *
 * @param file relative to the repository, for messages
 */
export function schemaProblems(schema: z.ZodType, value: unknown, file: string): Problem[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => issueProblems(schema, issue, file));
}

function issueProblems(schema: z.ZodType, issue: z.core.$ZodIssue, file: string, before = ''): Problem[] {
  const at = schemaAt(schema, issue.path);
  const here = fieldName(issue.path, before);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      field: fieldName([key], here),
      message: 'is not a field of this site.',
      ...choice(key, at === undefined ? [] : keysOf(at)),
    }));
  }
  if (issue.code === 'invalid_key') {
    const field = { file, field: here, message: 'is not a name that is allowed here.' };
    const form = at instanceof z.ZodRecord ? asType(at.keyType) : undefined;
    return [{ ...field, ...choice(issue.path.at(-1), form === undefined ? [] : allowedBy(form)) }];
  }
  if (issue.code === 'invalid_union') {
    const nearer = nearestShape(at, issue.errors);
    if (nearer !== undefined) {
      return nearer.issues.flatMap((each) => issueProblems(nearer.shape, each, file, here));
    }
  }
  const allowed = at === undefined ? [] : allowedBy(at);
  return [{ file, field: here, message: sentence(issue, at), ...choice(issue.input, allowed) }];
}

/** The union member with fewest problems inside the value; undefined if all reject the whole. */
function nearestShape(
  at: z.ZodType | undefined,
  refusals: readonly (readonly z.core.$ZodIssue[])[],
): { readonly shape: z.ZodType; readonly issues: readonly z.core.$ZodIssue[] } | undefined {
  const shapes = at instanceof z.ZodUnion ? at.options.map(asType) : [];
  return refusals
    .flatMap((issues, index) => {
      const shape = shapes[index];
      const isWhole = issues.some(({ path, code }) => path.length === 0 && code !== 'unrecognized_keys');
      return shape === undefined || isWhole ? [] : [{ shape, issues }];
    })
    .sort((one, other) => one.issues.length - other.issues.length)[0];
}

/** For example `notice.deadlines[0].at`. */
function fieldName(path: readonly PropertyKey[], before = ''): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, before);
}

function sentence(issue: z.core.$ZodIssue, at: z.ZodType | undefined): string {
  const { code, input } = issue;
  const inList = typeof issue.path.at(-1) === 'number';
  const isRefused = code === 'invalid_type' || code === 'invalid_value' || code === 'invalid_union';
  if (input === undefined && isRefused) return 'is missing.';
  if (code === 'invalid_type' && !inList)
    return `must be ${kindNames[issue.expected] ?? issue.expected}, not ${show(input)}.`;
  if (isRefused) {
    const hint = at === undefined ? undefined : metaOf(at).hint;
    return `${show(input)} is not allowed.${hint === undefined ? '' : ` ${hint}`}`;
  }
  return issue.message;
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a set of fields',
  record: 'a set of fields',
  tuple: 'a list',
  null: 'null',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

export function show(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  const written = value === undefined ? 'nothing' : JSON.stringify(value);
  return `${written.length > 100 ? `${written.slice(0, 100)}…` : written} (${typeof value})`;
}

function choice(written: unknown, allowed: readonly string[]): Pick<Problem, 'allowed' | 'nearest'> {
  if (allowed.length === 0) return {};
  const guess = typeof written === 'string' ? nearest(written, allowed) : undefined;
  return { allowed, ...(guess === undefined ? {} : { nearest: guess }) };
}

/** The schema at a path; undefined if unknown. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((at, part) => {
    if (at instanceof z.ZodArray) return inside(at.element);
    if (at instanceof z.ZodTuple) return inside(at.def.items[Number(part)]);
    if (at instanceof z.ZodRecord) return inside(at.valueType);
    if (at instanceof z.ZodObject) return inside(at.shape[String(part)] ?? at.def.catchall);
    return undefined;
  }, inside(schema));
}

function keysOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  const keys = schema instanceof z.ZodRecord ? asType(schema.keyType) : undefined;
  return keys === undefined ? [] : allowedBy(keys);
}

/** Allowed values or form in words; for lists, of their items. */
function allowedBy(schema: z.ZodType): readonly string[] {
  const inner = inside(schema);
  if (inner instanceof z.ZodArray) {
    const element = asType(inner.element);
    return element === undefined ? [] : allowedBy(element);
  }
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(String);
  const form = inner === undefined ? undefined : metaOf(inner).form;
  return form === undefined ? [] : [form];
}

/** Unwraps optional and nullable. */
function inside(schema: unknown): z.ZodType | undefined {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodLazy;
  return isWrapped ? inside(schema.unwrap()) : asType(schema);
}

function asType(schema: unknown): z.ZodType | undefined {
  return schema instanceof z.ZodType ? schema : undefined;
}

function metaOf(schema: z.ZodType): z.core.GlobalMeta {
  return schema.meta() ?? {};
}
