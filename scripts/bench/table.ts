/** Measurements of several generators side by side, as a Markdown table. */
import { format, ratio, type Unit } from './numbers';

/** One thing that was measured, with a value for each generator that it could be measured of. */
export interface Row {
  readonly label: string;
  readonly unit: Unit;
  readonly values: Readonly<Record<string, number>>;
}

const missing = '–';

/**
 * A table with a column for each generator, ours first, and one for the ratio of ours to each of the
 * others.
 */
export function ratioTable(first: string, generators: readonly string[], rows: readonly Row[]): string {
  const [ours, ...others] = generators;
  if (ours === undefined) {
    throw new Error('A table needs at least one generator.');
  }
  const header = [first, ...generators, ...others.map((other) => `ours / ${other}`)];
  const lines = rows.map(({ label, unit, values }) => [
    label,
    ...generators.map((name) => cell(values[name], (value) => format(value, unit))),
    ...others.map((other) =>
      unit === 'score' || unit === 'shift'
        ? ''
        : cell(quotient(values[ours], values[other]), (value) => value.toFixed(2)),
    ),
  ]);
  const rule = header.map((_cell, column) => (column === 0 ? '---' : '---:'));
  return [header, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Whether anything was measured of a generator. */
export function isMeasured(generator: string, rows: readonly Row[]): boolean {
  return rows.some(({ values }) => values[generator] !== undefined);
}

/** A row as a line to read while the next is measured. */
export function inOneLine({ label, unit, values }: Row): string {
  const parts = Object.entries(values).map(([name, value]) => `${name} ${format(value, unit)}`);
  return `${label}: ${parts.join(', ')}`;
}

function quotient(value: number | undefined, other: number | undefined): number | undefined {
  return value === undefined || other === undefined ? undefined : ratio(value, other);
}

function cell(value: number | undefined, write: (value: number) => string): string {
  return value === undefined ? missing : write(value);
}
