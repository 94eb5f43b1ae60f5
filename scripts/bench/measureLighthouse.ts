/** Runs Lighthouse on the measured pages of each build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { browserFlags } from '../support/browserFlags';
import { benchmarkIndexOf, faultsOf, type Metric, metrics, readReport, type Visit } from './lighthouseReport';
import { median } from './numbers';
import { run } from '../support/process';
import { ours } from './generators';
import { serve } from './server';
import { phoneIndex, slowdownFor, usualSlowdown } from './slowdown';
import { inOneLine, type Row } from './table';
import type { Workshop } from './workshop';

export const devices = ['mobile', 'desktop'] as const;

/** A measured page, and the kind of page it represents. */
export interface MeasuredPage {
  readonly label: string;
  readonly route: string;
}

interface Outcome {
  readonly rows: Record<(typeof devices)[number], Row[]>;
  readonly faults: readonly string[];
  /** Speed of the machine, and the slowdown chosen for it. */
  readonly calibration: readonly string[];
}

/** Medians of all metrics, one row per page. */
export async function measureLighthouse(
  { sites, lighthouse, where }: Workshop,
  pages: readonly MeasuredPage[],
  { runs, browser }: { readonly runs: number; readonly browser: string },
): Promise<Outcome> {
  const rows: Outcome['rows'] = { mobile: [], desktop: [] };
  const faults = new Set<string>();
  if (lighthouse === undefined) {
    return { rows, faults: [], calibration: [] };
  }
  const served = await Promise.all(
    sites.map(async ({ generator, built }) => ({ name: generator.name, site: await serve(built) })),
  );
  const report = path.join(where.cwd, 'report.json');
  const look = (url: string, device: (typeof devices)[number], slowdown: number): Promise<unknown> =>
    run(
      'node',
      [
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        '--only-categories=performance,accessibility,best-practices,seo',
        `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
        ...(device === 'desktop' ? ['--preset=desktop'] : [`--throttling.cpuSlowdownMultiplier=${slowdown}`]),
      ],
      { ...where, env: { ...where.env, CHROME_PATH: browser } },
    );
  // Lighthouse sometimes misses the start of a trace and then asks to run it again.
  const visit = async (
    url: string,
    device: (typeof devices)[number],
    slowdown: number,
    attempts = 3,
  ): Promise<string> => {
    try {
      await look(url, device, slowdown);
      return readFileSync(report, 'utf8');
    } catch (error) {
      if (attempts === 1) throw error;
      return visit(url, device, slowdown, attempts - 1);
    }
  };
  const calibrations: { readonly index: number; readonly slowdown: number }[] = [];
  let slowdown = usualSlowdown;
  for (const device of devices) {
    for (const { label, route } of pages) {
      const visits = new Map<string, Visit[]>(served.map(({ name }) => [name, []]));
      // One extra round: the first makes the server compress the files.
      for (let round = 0; round <= runs; round++) {
        const indices: number[] = [];
        // In turns, so that a busy minute affects all of them.
        for (const { name, site } of served) {
          const json = await visit(site.url + route, device, slowdown);
          indices.push(benchmarkIndexOf(json));
          if (round > 0) {
            visits.get(name)?.push(readReport(json));
          }
          if (name === ours && round > 0) {
            for (const { id, title } of faultsOf(json)) {
              faults.add(`${label}, ${device}: ${id}: ${title}`);
            }
          }
        }
        const index = median(indices);
        if (round > 0 && device === 'mobile') {
          calibrations.push({ index, slowdown });
        }
        // The same for a whole round, from the round before.
        slowdown = slowdownFor(index);
      }
      const measured = toRows(label, visits);
      rows[device].push(...measured);
      console.log(`Lighthouse, ${device}:`);
      measured.forEach((row) => console.log(`  ${inOneLine(row)}`));
    }
  }
  await Promise.all(served.map(({ site }) => site.stop()));
  return { rows, faults: [...faults], calibration: [describe(calibrations)] };
}

function describe(calibrations: readonly { readonly index: number; readonly slowdown: number }[]): string {
  const index = Math.round(median(calibrations.map((calibration) => calibration.index)));
  const slowdown = median(calibrations.map((calibration) => calibration.slowdown));
  return `Lighthouse's benchmark index is ${index} for this machine (median) and ${phoneIndex} for the phone: on mobile, processor time is multiplied by ${slowdown.toFixed(1)}. Lighthouse multiplies by ${usualSlowdown} for machines with an index of ${phoneIndex * usualSlowdown} or more.`;
}

function toRows(page: string, visits: ReadonlyMap<string, readonly Visit[]>): Row[] {
  return (Object.keys(metrics) as Metric[]).map((metric) => {
    const [label, unit] = metrics[metric];
    const values = [...visits].map(
      ([name, list]) => [name, median(list.map((visit) => visit[metric]))] as const,
    );
    return { label: `${page}: ${label}`, unit, values: Object.fromEntries(values) };
  });
}
