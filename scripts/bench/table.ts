/** Measurements of several generators as a Markdown table. */
import { format, ratio, type Unit } from './numbers';

/** One measurement, with a value for each generator that has one. */
export interface Row {
  readonly label: string;
  readonly unit: Unit;
  readonly values: Readonly<Record<string, number>>;
}

const missing = '–';

/** A column per generator, ours first, and one per ratio of ours to another's. */
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

/** Whether a generator has any value. */
export function isMeasured(generator: string, rows: readonly Row[]): boolean {
  return rows.some(({ values }) => values[generator] !== undefined);
}

/** A row as one line, to read while the next is measured. */
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
