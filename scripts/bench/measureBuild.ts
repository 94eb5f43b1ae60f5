/** How long builds take, from nothing and with what an earlier one left, and how much memory. */
import { medianRow } from './browser';
import { type Cost, run } from './process';
import type { Row } from './table';
import { removeCaches, type Site, type Workshop } from './workshop';

/** Builds a site as a fresh clone would. */
export function buildCold(site: Site): Promise<Cost> {
  removeCaches(site);
  return build(site);
}

function build({ generator, where }: Site): Promise<Cost> {
  const [program, ...args] = generator.build;
  return run(program, args, where);
}

/** Medians of building everything from nothing, and again right after. */
export async function measureBuild({ sites }: Workshop, runs: number): Promise<Row[]> {
  const cold = new Map<string, Cost[]>(sites.map(({ generator }) => [generator.name, []]));
  const warm = new Map<string, Cost[]>(sites.map(({ generator }) => [generator.name, []]));
  for (let round = 0; round < runs; round++) {
    for (const site of sites) {
      cold.get(site.generator.name)?.push(await buildCold(site));
      warm.get(site.generator.name)?.push(await build(site));
    }
    console.log(`Build: round ${round + 1} of ${runs} done.`);
  }
  const row = (
    label: string,
    unit: 's' | 'bytes',
    costs: ReadonlyMap<string, readonly Cost[]>,
    of: (cost: Cost) => number | undefined,
  ): Row =>
    medianRow(
      label,
      unit,
      new Map(
        [...costs].map(
          ([name, list]) => [name, list.map(of).filter((value) => value !== undefined)] as const,
        ),
      ),
    );
  return [
    row('Cold build', 's', cold, ({ elapsed }) => elapsed),
    row('Cold build, processor time', 's', cold, ({ processor }) => processor),
    row('Cold build, peak memory', 'bytes', cold, ({ memory }) => memory),
    row('Warm build', 's', warm, ({ elapsed }) => elapsed),
    row('Warm build, processor time', 's', warm, ({ processor }) => processor),
    row('Warm build, peak memory', 'bytes', warm, ({ memory }) => memory),
  ];
}
