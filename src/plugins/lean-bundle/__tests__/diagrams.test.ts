import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { diagramProblems, unusedDiagrams } from '@site/src/plugins/lean-bundle/diagrams';

import { root } from '../../../../tests/support/repository';

const core = '/site/node_modules/mermaid/dist/chunks/mermaid.core';

/** What Mermaid's modules in a folder import when a diagram needs it. */
function importedIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
    .flatMap(({ name }) => [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(/import\("([^"]+)"\)/g),
    ])
    .flatMap(([, name = '']) => name);
}

/** Those of them that stay in the bundle. */
function leftOf(folder: string, imported: readonly string[]): readonly string[] {
  const isUnused = (name: string): boolean =>
    unusedDiagrams.some(
      ({ resourceRegExp, contextRegExp }) => contextRegExp.test(folder) && resourceRegExp.test(name),
    );
  return [...new Set(imported)]
    .filter((name) => !isUnused(name))
    .map((name) => name.replace(/-\w+\.mjs$/, ''));
}

describe('of all that Mermaid can draw, the bundle', () => {
  const dist = path.join(root, 'node_modules/mermaid/dist');

  it('has flowcharts and sequence diagrams', () => {
    const kinds = importedIn(path.join(dist, 'chunks/mermaid.core')).filter((name) =>
      name.includes('Diagram-'),
    );
    const named = importedIn(dist).filter((name) => name.startsWith('./chunks/mermaid.core/'));
    expect(named.length).toBeGreaterThan(30);
    expect(leftOf(dist, [...named, ...kinds]).toSorted()).toEqual([
      './chunks/mermaid.core/flowDiagram',
      './chunks/mermaid.core/sequenceDiagram',
    ]);
  });

  it('lacks the layouts and formulas that only other kinds use', () => {
    const chunks = path.join(dist, 'chunks/mermaid.core');
    const imported = importedIn(chunks);
    expect(imported).toContain('katex');
    expect(leftOf(chunks, imported)).toContain('./dagre');
    expect(leftOf(chunks, imported).join()).not.toMatch(/katex|cose-bilkent|swimlanes/);
  });
});

describe('the build fails where the bundle', () => {
  const used = [`${core}/flowDiagram-A1.mjs`, `${core}\\sequenceDiagram-B2.mjs`];

  it('lacks a kind that pages show', () => {
    expect(diagramProblems(used)).toEqual([]);
    expect(diagramProblems(used.slice(1))).toEqual([
      expect.stringMatching(/^The bundle lacks flowDiagram of Mermaid: /),
    ]);
  });

  it.each(['pieDiagram', 'diagram', 'mindmap-definition'])('has %s, which no page can show', (kind) => {
    expect(diagramProblems([...used, `${core}/${kind}-C3.mjs`])).toEqual([
      expect.stringMatching(new RegExp(`^The bundle has ${kind} of Mermaid, which no page can show: `)),
    ]);
  });
});
