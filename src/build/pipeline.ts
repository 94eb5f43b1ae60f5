/** Runs the finishing steps and enforces the reads and writes each declares. */
import { type BuildFiles, matchesPattern } from './buildFiles';

/** A step. File patterns have at most one star, as in `BuildFiles`. */
export interface Step<Context> {
  readonly name: string;
  /** Patterns of files it reads or lists. */
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** Returns a short summary. */
  readonly run: (files: BuildFiles, context: Context) => string | Promise<string>;
}

export interface Progress {
  /** From 1. */
  readonly place: number;
  readonly of: number;
  readonly name: string;
  readonly done: string;
  readonly milliseconds: number;
}

/**
 * Runs steps in order. Errors are prefixed with the step's name; nothing is
 * written before all are done.
 */
export async function runSteps<Context>(
  steps: readonly Step<Context>[],
  files: BuildFiles,
  context: Context,
  report: (progress: Progress) => void = () => undefined,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const started = performance.now();
    try {
      const done = await step.run(filesOf(step, files), context);
      const milliseconds = Math.round(performance.now() - started);
      report({ place: index + 1, of: steps.length, name: step.name, done, milliseconds });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${step.name}: ${reason}`, { cause: error });
    }
  }
}

/** Restricts file access to what a step declares. */
function filesOf({ reads, writes }: Step<never>, files: BuildFiles): BuildFiles {
  const allow = (patterns: readonly string[], does: string, file: string): void => {
    if (!patterns.some((pattern) => matchesPattern(pattern, file))) {
      throw new Error(`the step ${does} ${file}, which its row in the table of steps does not name.`);
    }
  };
  return {
    paths: (pattern) => {
      const found = files.paths(pattern);
      found.forEach((file) => allow(reads, 'looks for', file));
      return found;
    },
    text: (file) => {
      allow(reads, 'reads', file);
      return files.text(file);
    },
    bytes: (file) => {
      allow(reads, 'reads', file);
      return files.bytes(file);
    },
    write: (file, content) => {
      allow(writes, 'writes', file);
      files.write(file, content);
    },
    remove: (file) => {
      allow(writes, 'removes', file);
      files.remove(file);
    },
  };
}

/** The steps as a Markdown table, for CONTRIBUTING. */
export function tableOf(steps: readonly Step<never>[]): string {
  const list = (patterns: readonly string[]): string =>
    patterns.length === 0 ? '–' : patterns.map((pattern) => `\`${pattern}\``).join(', ');
  return [
    '| Step | Reads | Writes |',
    '| --- | --- | --- |',
    ...steps.map(({ name, reads, writes }) => `| ${name} | ${list(reads)} | ${list(writes)} |`),
  ].join('\n');
}
