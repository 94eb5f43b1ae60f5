/**
 * `npm run diagrams:measure`: draws every diagram in Chromium and records its size in
 * `src/remark/measuredDiagrams.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Mermaid } from 'mermaid';

import { colors, layout, rules } from '../src/ui/Diagram/drawing';
import wrapLabels from '../src/ui/Diagram/wrapLabels';
import { diagramKey, diagramsIn } from '../src/remark/diagramSizes';
import { launchBrowser } from './support/browser';
import { filesBelow } from './support/filesBelow';
import { takeNoArguments } from './support/noArguments.mjs';

const root = path.resolve(__dirname, '..');
const sizesFile = path.join(root, 'src/remark/measuredDiagrams.json');

/** Diagrams of current pages and snapshots, by key. */
function allDiagrams(): Map<string, string> {
  const sources = ['docs', 'versioned_docs'].flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) => diagramsIn(readFileSync(path.join(root, folder, file), 'utf8'))),
  );
  return new Map(sources.map((source) => [diagramKey(source), source]));
}

async function measure(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent('<body style="font: 16px/1.65 system-ui, sans-serif"></body>');
  await page.addScriptTag({ path: path.join(root, 'node_modules/mermaid/dist/mermaid.min.js') });
  const config = {
    startOnLoad: false,
    ...layout,
    theme: 'base' as const,
    themeVariables: colors.light,
    themeCSS: rules(colors.light),
  };
  const sizes: [string, number[]][] = [];
  const bad: string[] = [];
  for (const [key, source] of allDiagrams()) {
    const size = await page.evaluate(
      async ({ id, text, settings }) => {
        const { mermaid } = window as typeof window & { readonly mermaid: Mermaid };
        mermaid.initialize(settings);
        const { svg } = await mermaid.render(id, text).catch((error: unknown) => ({ svg: String(error) }));
        const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
        return [Number(width), Number(height)];
      },
      { id: `d${key}`, text: wrapLabels(source), settings: config },
    );
    if (size.some((value) => !(value > 0))) bad.push(source);
    sizes.push([key, size.map(Math.ceil)]);
  }
  await browser.close();
  if (bad.length > 0) throw new Error(`Mermaid cannot draw:\n\n${bad.join('\n\n')}`);
  const rows = sizes
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, size]) => `  "${key}": [${size.join(', ')}]`);
  writeFileSync(sizesFile, `{\n${rows.join(',\n')}\n}\n`);
  console.log(`Measured ${sizes.length} diagrams.`);
}

takeNoArguments('diagrams:measure');
measure().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
