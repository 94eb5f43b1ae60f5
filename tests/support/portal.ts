/** A small documentation with small source repositories, to test the commands about sources. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { run } from '@site/scripts/sources/cli';

export interface Outcome {
  readonly code: number;
  readonly printed: string;
  readonly complaints: string;
}

/** The commands' date. */
export const today = '2026-11-24';

/** Writes pages of `docs/` with their sources, and other files unchanged. */
export function writePortal(
  root: string,
  pages: Readonly<Record<string, readonly string[]>>,
  files: Readonly<Record<string, string>> = {},
): void {
  const texts = Object.entries(pages).map(([name, sources]): [string, string] => [
    `docs/${name}.mdx`,
    `---\ntitle: ${name}\nsources: ${JSON.stringify(sources)}\n---\n\nText.\n`,
  ]);
  for (const [name, text] of [...texts, ...Object.entries(files)]) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

/** Runs a command and records its output. */
export async function sources(
  root: string,
  command: string,
  args: readonly string[],
  {
    env = {},
    request = () => Promise.reject(new Error('No server was expected to be asked.')),
  }: {
    readonly env?: Readonly<Record<string, string>>;
    readonly request?: typeof fetch;
  } = {},
): Promise<Outcome> {
  const [printed, complaints]: [string[], string[]] = [[], []];
  const code = await run(command, args, {
    root,
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
    today,
    env,
    request,
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

/** A file of `src/content/sources`. */
export function stateOf(root: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(root, 'src/content/sources/state', name), 'utf8'));
}
