/** Walks the path of a reader: saves the files a page shows, types its commands, and compares what they print with what the page says. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fencesOf, place } from './support/fences';
import type { Fence } from './support/fences';
import type { Network } from './support/network';
import { describeBlock } from './support/shell';
import type { Shell } from './support/shell';

/** One thing a reader does. */
export interface Step {
  /** A command to type, or a file to save under its title. */
  readonly block: Fence;
  /** The output the page shows after it, where it shows one. */
  readonly expected: Fence | undefined;
}

const isFile = ({ file, region, title }: Fence): boolean =>
  file !== undefined && region === undefined && title !== undefined;
const isCommand = ({ lang, code }: Fence): boolean => lang === 'sh' && !code.startsWith('supersim');

/** Everything a reader does on a page, apart from starting the simulator. @throws when there is nothing to do. */
export function stepsOf(page: string): Step[] {
  const fences = fencesOf(page);
  const steps = fences
    .filter((fence) => isFile(fence) || isCommand(fence))
    .map((block) => {
      const next = fences[block.index + 1];
      const shown = isCommand(block) && next?.lang === 'text' && next.heading === block.heading;
      return { block, expected: shown ? next : undefined };
    });
  if (steps.length === 0) throw new Error(`${page} shows no command and no file`);
  return steps;
}

// A real Supersim makes blocks all the time, so its numbers are not those of the page.
const comparable = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.trimEnd().replace(/(?<=in block )\d+/, (number) => (process.env.SUPERSIM ? 'N' : number)),
    )
    .join('\n')
    .trim();

/**
 * Does each step in order.
 *
 * @throws an error that names the block when a command fails, when a message is lost, or when the page shows another output;
 * a page may leave out what comes before the lines it shows.
 */
export async function follow(
  steps: readonly Step[],
  { network, shell }: { network: Network; shell: Shell },
): Promise<void> {
  for (const { block, expected } of steps) {
    if (isFile(block)) {
      const here = (await shell.run('pwd -P')).stdout.trim();
      const base = path.relative(realpathSync(shell.folder), here);
      shell.write(path.join(base, block.title ?? ''), `${block.code}\n`);
      continue;
    }
    const { stdout } = await shell.run(block);
    await network.settled();
    if (!expected) continue;
    const [printed, shown] = [comparable(stdout), comparable(expected.code)];
    if (printed !== shown && !printed.endsWith(`\n${shown}`)) {
      throw new Error(
        `${describeBlock(block)} printed\n\n${printed}\n\nbut ${place(expected)} shows\n\n${shown}`,
      );
    }
  }
}

/** Every `text` block under a heading: the errors a page explains there. @throws when there is none. */
export function errorsUnder(page: string, heading: string): string[] {
  const texts = fencesOf(page).filter((fence) => fence.lang === 'text' && fence.heading === heading);
  if (texts.length === 0) throw new Error(`${page} shows no text under '${heading}'`);
  return texts.map(({ code }) => code.trim());
}
