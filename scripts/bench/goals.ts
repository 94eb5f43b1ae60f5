/** Goals for the measurements. */
import { format, type Unit } from './numbers';
import type { Row } from './table';

/** A limit for our site, absolute or relative to another generator. */
export interface Goal {
  readonly label: string;
  readonly rows: RegExp;
  readonly limit: number;
  /** The generator whose value is multiplied by the limit. */
  readonly of?: string;
  /** The limit is a minimum instead of a maximum. */
  readonly atLeast?: true;
}

export const goals: readonly Goal[] = [
  {
    label: 'Lighthouse: 100 in all four categories',
    rows: /: (Performance|Accessibility|Best practices|SEO)$/,
    limit: 1,
    atLeast: true,
  },
  {
    label: "Largest Contentful Paint at most 0.8 of Starlight's",
    rows: /: Largest Contentful Paint$/,
    limit: 0.8,
    of: 'Starlight',
  },
  { label: 'Total Blocking Time at most 60 ms', rows: /: Total Blocking Time$/, limit: 60 },
  { label: 'No layout shift', rows: /: Cumulative Layout Shift$/, limit: 0 },
  // It makes more than the others do; the next two compare like with like.
  { label: "Cold build at most 1.3 of VitePress's", rows: /^Cold build$/, limit: 1.3, of: 'VitePress' },
  { label: "Cold build at most 2.6 of Starlight's", rows: /^Cold build$/, limit: 2.6, of: 'Starlight' },
  {
    label: "Cold build of pages and search no slower than VitePress's",
    rows: /^Cold build, pages and search$/,
    limit: 1,
    of: 'VitePress',
  },
  {
    label: "Cold build of pages and search at most 2.2 of Starlight's",
    rows: /^Cold build, pages and search$/,
    limit: 2.2,
    of: 'Starlight',
  },
  { label: 'Next page on screen within 100 ms', rows: /^Next page/, limit: 100 },
  { label: 'Development server: first page within 6 s', rows: /^First page/, limit: 6000 },
  { label: 'Development server: edit on screen within 0.5 s', rows: /^Edit/, limit: 500 },
];

/** Which goals the rows cover, and by how much any are missed. */
export function judge(rows: readonly Row[], ours: string): string[] {
  return goals.flatMap((goal) => {
    const judged = rows.flatMap((row) => {
      const value = row.values[ours];
      const base = goal.of === undefined ? 1 : row.values[goal.of];
      if (!goal.rows.test(row.label) || value === undefined || base === undefined) {
        return [];
      }
      const limit = goal.limit * base;
      const kept = goal.atLeast ? value >= limit : value <= limit;
      return [
        { kept, text: describe(row, value, goal.of === undefined ? undefined : value / base, row.unit) },
      ];
    });
    if (judged.length === 0) {
      return [];
    }
    const missed = judged.filter(({ kept }) => !kept).map(({ text }) => text);
    return [
      missed.length === 0
        ? `- Reached: ${goal.label}.`
        : `- Not reached: ${goal.label} (${missed.join('; ')}).`,
    ];
  });
}

function describe(row: Row, value: number, multiple: number | undefined, unit: Unit): string {
  return `${row.label} ${format(value, unit)}${multiple === undefined ? '' : `, ${multiple.toFixed(2)}`}`;
}
