/** Time and memory of builds, cold and repeated. */
import { medianRow } from './browser';
import type { Command } from './generators';
import { type Cost, run } from '../support/process';
import type { Row } from './table';
import { removeCaches, type Site, type Workshop } from './workshop';

/** Cost of the pages and their search, and of everything delivered. */
export interface BuildCost {
  readonly pages: Cost;
  readonly whole: Cost;
}

/** Builds a site as in a fresh clone. */
export function buildCold(site: Site): Promise<BuildCost> {
  removeCaches(site);
  return build(site);
}

async function build({ generator, where }: Site): Promise<BuildCost> {
  const [first, ...more] = generator.build;
  const cost = ([program, ...args]: Command): Promise<Cost> => run(program, args, where);
  const pages = await cost(first);
  let whole = pages;
  for (const command of more) {
    whole = together(whole, await cost(command));
  }
  return { pages, whole };
}

/** Cost of two commands in sequence. */
function together(one: Cost, other: Cost): Cost {
  return {
    elapsed: one.elapsed + other.elapsed,
    ...(one.processor === undefined || other.processor === undefined
      ? {}
      : { processor: one.processor + other.processor }),
    ...(one.memory === undefined || other.memory === undefined
      ? {}
      : { memory: Math.max(one.memory, other.memory) }),
  };
}

/** Medians of cold builds and of repeated ones. */
export async function measureBuild({ sites }: Workshop, runs: number): Promise<Row[]> {
  const cold = new Map<string, BuildCost[]>(sites.map(({ generator }) => [generator.name, []]));
  const warm = new Map<string, BuildCost[]>(sites.map(({ generator }) => [generator.name, []]));
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
    costs: ReadonlyMap<string, readonly BuildCost[]>,
    of: (cost: BuildCost) => number | undefined,
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
    row('Cold build', 's', cold, ({ whole }) => whole.elapsed),
    row('Cold build, pages and search', 's', cold, ({ pages }) => pages.elapsed),
    row('Cold build, processor time', 's', cold, ({ whole }) => whole.processor),
    row('Cold build, peak memory', 'bytes', cold, ({ whole }) => whole.memory),
    row('Warm build', 's', warm, ({ whole }) => whole.elapsed),
    row('Warm build, pages and search', 's', warm, ({ pages }) => pages.elapsed),
    row('Warm build, processor time', 's', warm, ({ whole }) => whole.processor),
    row('Warm build, peak memory', 'bytes', warm, ({ whole }) => whole.memory),
  ];
}
