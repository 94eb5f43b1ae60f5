/**
 * `npm run build:finish`: runs the steps of `src/build/steps.ts` on build/ or the given folder. Idempotent.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import sidebars from '../sidebars';
import { site } from '../src/config/site';
import { type Progress, runSteps } from '../src/build/pipeline';
import { steps } from '../src/build/steps';
import { pageModelFile, readPageModel } from '../src/content/page';
import { treeOf } from '../src/content/navigation/toSidebars';
import { pagesOf } from '../src/content/navigation/walk';
import { type ChangeSummary, summariesFile } from '../src/features/changes/summaries';
import { readCommits } from '../src/content/commits';
import { readBuild, writeBuild } from './support/buildFolder';
import { readGenerated } from './support/generated';

const root = path.resolve(__dirname, '..');

/** Undefined without history. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

function report({ place, of, name, done, milliseconds }: Progress): void {
  const count = String(place).padStart(String(of).length);
  console.log(`[${count}/${of}] ${name}: ${done}, ${(milliseconds / 1000).toFixed(1)} s`);
}

async function main(): Promise<void> {
  const buildDir = path.resolve(root, process.argv[2] ?? 'build');
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error(`${buildDir} holds no built site. Run: npx docusaurus build`);
  }
  const files = readBuild(buildDir);
  await runSteps(
    steps,
    files,
    {
      site,
      pages: readPageModel(readGenerated(root, 'page-metadata', pageModelFile)),
      changes: JSON.parse(readGenerated(root, 'page-changes', summariesFile)) as readonly ChangeSummary[],
      order: pagesOf(treeOf(sidebars)).map(({ route }) => route),
      root,
      source: (file) => readFileSync(path.join(root, file), 'utf8'),
      commit: git('rev-parse', 'HEAD')?.trim() ?? null,
      uncommittedChanges: (git('status', '--porcelain') ?? '') !== '',
      sourceCommits: readCommits(root),
      foldsCase: existsSync(path.join(buildDir, 'INDEX.HTML')),
    },
    report,
  );
  writeBuild(buildDir, files);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
