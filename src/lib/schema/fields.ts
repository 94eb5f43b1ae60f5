import * as z from 'zod';

import { show } from './problems';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Text with a length range in characters. */
export function text({ min, max }: Range): z.ZodString {
  const error = ({ input }: { input?: unknown }): string =>
    `has ${String(input).length} characters; it needs ${min} to ${max}.`;
  return z
    .string()
    .min(min, { error })
    .max(max, { error })
    .meta({ form: `text of ${min} to ${max} characters` });
}

/** Text matching a pattern, with its form in words. */
export function pattern(expression: RegExp, form: string, problem?: (value: string) => string): z.ZodString {
  const error = ({ input }: { input?: unknown }): string =>
    problem === undefined ? `${show(input)} is not allowed.` : problem(String(input));
  return z.string().regex(expression, { error }).meta({ form });
}

/** A list of distinct items; `max` is optional. */
export function listOf<Item extends z.ZodType>(
  item: Item,
  { min, max = Infinity }: { readonly min: number; readonly max?: number },
): z.ZodArray<Item> {
  const range = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
  const error = ({ input }: { input?: unknown }): string =>
    `has ${Array.isArray(input) ? input.length : 0} entries; it needs ${range}.`;
  return z
    .array(item)
    .min(min, { error })
    .max(max, { error })
    .superRefine((items, context) => {
      items.forEach((entry, index) => {
        if (items.indexOf(entry) !== index) {
          context.addIssue({
            code: 'custom',
            path: [index],
            message: `repeats ${show(entry)}.`,
            input: entry,
          });
        }
      });
    });
}

/** A whole number of at least 0. */
export function whole(): z.ZodInt {
  return z.int().min(0, {
    error: ({ input }) => `${show(input)} is less than 0.`,
  });
}

/** A nonempty list, so that an empty file fails. */
export function filled<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  return z.array(item).min(1, { error: 'is empty; it needs at least 1 entry.' });
}

/** A quoted `2025-12-02` or `2025-12-02T16:00:01Z`. */
export function dateOrTime(): z.ZodString {
  return pattern(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$/,
    "a day as '2025-12-02' or a UTC time as '2025-12-02T16:00:01Z', in quotes",
  );
}
