/** Reads Lighthouse reports. */
import type { Unit } from './numbers';

/** Label, unit and value of each metric. */
export const metrics = {
  performance: ['Performance', 'score'],
  accessibility: ['Accessibility', 'score'],
  bestPractices: ['Best practices', 'score'],
  seo: ['SEO', 'score'],
  fcp: ['First Contentful Paint', 's'],
  lcp: ['Largest Contentful Paint', 's'],
  tbt: ['Total Blocking Time', 'ms'],
  cls: ['Cumulative Layout Shift', 'shift'],
  script: ['JavaScript, transferred', 'bytes'],
  total: ['Everything, transferred', 'bytes'],
} as const satisfies Record<string, readonly [label: string, unit: Unit]>;

export type Metric = keyof typeof metrics;

/** One measured visit: milliseconds, bytes, scores from 0 to 1. */
export type Visit = Readonly<Record<Metric, number>>;

/** An imperfect audit with its category: `seo/meta-description`. */
export interface Fault {
  readonly id: string;
  readonly title: string;
}

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Request[] };
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly environment?: { readonly benchmarkIndex?: number };
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
}

/** Reads a JSON report. Throws Lighthouse's reason if the page could not be measured. */
export function readReport(json: string): Visit {
  const report = JSON.parse(json) as Report;
  if (report.runtimeError) {
    throw new Error(`Lighthouse could not measure the page: ${report.runtimeError.message}`);
  }
  const score = (category: string): number => given(report.categories[category]?.score, category);
  const value = (audit: string): number => given(report.audits[audit]?.numericValue, audit);
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const bytes = (wanted: (request: Request) => boolean): number =>
    requests.filter(wanted).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: bytes(({ resourceType }) => resourceType === 'Script'),
    total: bytes(() => true),
  };
}

/** Audits with a weight and an imperfect score; inapplicable ones have no score. */
export function faultsOf(json: string): Fault[] {
  const { audits, categories } = JSON.parse(json) as Report;
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => ({ id: `${category}/${id}`, title: audits[id]?.title ?? id })),
  );
}

/** Lighthouse's `benchmarkIndex`, measured before each visit: the speed of the machine. */
export function benchmarkIndexOf(json: string): number {
  const { environment } = JSON.parse(json) as Report;
  return given(environment?.benchmarkIndex, 'benchmarkIndex');
}

function given(value: number | null | undefined, name: string): number {
  if (typeof value !== 'number') {
    throw new Error(`The report of Lighthouse has no value for ${name}.`);
  }
  return value;
}
