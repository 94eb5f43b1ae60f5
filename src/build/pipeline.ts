/** Runs the steps that finish a build, and holds each to what it says of itself. */
import { type BuildFiles, matchesPattern } from './buildFiles';

/** One step. Patterns of files are those of `BuildFiles`, with at most one star. */
export interface Step<Context> {
  readonly name: string;
  /** The files whose names or contents it asks for. */
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** Does the step, and says in a few words what it did. */
  readonly run: (files: BuildFiles, context: Context) => string | Promise<string>;
}

/** What is told of a step when it is done. */
export interface Progress {
  /** From 1. */
  readonly place: number;
  readonly of: number;
  readonly name: string;
  readonly done: string;
  readonly milliseconds: number;
}

/** Runs steps one after another. Where one fails, the error begins with its name; nothing is written to the disk before all are done. */
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

/** The files as a step may use them. */
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

/** The table of steps as Markdown, for CONTRIBUTING. */
export function tableOf(steps: readonly Step<never>[]): string {
  const list = (patterns: readonly string[]): string =>
    patterns.length === 0 ? '–' : patterns.map((pattern) => `\`${pattern}\``).join(', ');
  return [
    '| Step | Reads | Writes |',
    '| --- | --- | --- |',
    ...steps.map(({ name, reads, writes }) => `| ${name} | ${list(reads)} | ${list(writes)} |`),
  ].join('\n');
}
