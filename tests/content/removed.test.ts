/** Removed programs, flags, contracts and releases: no page sends readers there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

import releases from '@site/src/data/releases.json';

import { filesBelow } from '../../scripts/support/filesBelow';
import { allPages, root } from '../support/repository';

/** Routes of pages that may name it; `/notices/*` includes every page below. */
const routes = z.array(z.string().startsWith('/')).min(1);

const removed = z
  .strictObject({
    names: z.array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(['program', 'command', 'contract', 'feature', 'field']),
        /** Day, month or year of removal. */
        gone: z.string().regex(/^\d{4}(-\d{2}){0,2}$/),
        /** Replacement, if any. */
        instead: z.string().optional(),
        /** Page or data file with the source. */
        source: z.string(),
        pages: routes,
      }),
    ),
    /** Flags that a program lost according to `cli-flags`, and pages that may name them. */
    flags: z.record(z.string(), routes),
  })
  .parse(JSON.parse(readFileSync(path.join(__dirname, 'removed.json'), 'utf8')));

const pages = allPages().map(({ route, body }) => ({
  route,
  text: body.replace(/^import .*$/gm, ''),
  commands: [...body.matchAll(/^```(?:sh|bash)\b.*\n([\s\S]*?)^```/gm)]
    .map(([, code = '']) => code)
    .join('\n'),
}));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A whole word. */
const named = (name: string, anyCase: boolean): RegExp =>
  new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`, anyCase ? 'i' : '');

/** A whole flag: `--rpc` is not `--rpc.addr`. */
const flagged = (flag: string): RegExp => new RegExp(`--${escaped(flag)}(?![\\w-]|\\.\\w)`);

const allows = (allowed: readonly string[], route: string): boolean =>
  allowed.some((each) => (each.endsWith('/*') ? route.startsWith(each.slice(0, -1)) : each === route));

/** Pages that match without permission, and unused permissions. */
function differences(pattern: RegExp, allowed: readonly string[]): readonly string[] {
  const found = pages.filter(({ text }) => pattern.test(text)).map(({ route }) => route);
  return [
    ...found.filter((route) => !allows(allowed, route)).map((route) => `${route} names it`),
    ...allowed
      .filter((each) => !found.some((route) => allows([each], route)))
      .map((each) => `${each} no longer does`),
  ];
}

const flagFile = z.object({
  component: z.string(),
  flags: z.array(z.object({ name: z.string(), aliases: z.array(z.string()).optional() })).optional(),
  commands: z
    .record(
      z.string(),
      z.object({ flags: z.array(z.object({ name: z.string(), aliases: z.array(z.string()).optional() })) }),
    )
    .optional(),
  removed_flags: z.array(z.object({ name: z.string() })).optional(),
  removed: z.array(z.object({ flag: z.string().optional() })).optional(),
});

const ended = (releases.ended ?? []).map(({ component }) => component);
const folder = path.join(root, 'src/data/cli-flags');
const programs = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => flagFile.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
  .filter(({ component }) => !ended.includes(component));
const present = new Set(
  programs
    .flatMap(({ flags = [], commands = {} }) => [
      ...flags,
      ...Object.values(commands).flatMap((each) => each.flags),
    ])
    .flatMap(({ name, aliases = [] }) => [name, ...aliases]),
);
const removedFlags = [
  ...new Set(
    programs.flatMap(({ removed_flags = [], removed: gone = [] }) => [
      ...removed_flags.map(({ name }) => name),
      ...gone.flatMap(({ flag }) => (flag === undefined ? [] : [flag])),
    ]),
  ),
].filter((flag) => !present.has(flag));

describe('removed items', () => {
  it('include every discontinued program', () => {
    const names = removed.names.map(({ name }) => name);
    expect(ended.filter((component) => !names.includes(component))).toEqual([]);
  });

  it.each(removed.names)(
    '$name is named only by pages that may tell its history',
    ({ name, kind, pages: allowed }) => {
      expect(differences(named(name, kind === 'feature'), allowed)).toEqual([]);
    },
  );

  it('have a source', () => {
    expect(removed.names.filter(({ source }) => !existsSync(path.join(root, source)))).toEqual([]);
  });

  it.each(removed.names.filter(({ kind }) => kind === 'program'))(
    '$name is run by no command of a page',
    ({ name }) => {
      const runs = new RegExp(`^\\s*(?:sudo |docker run .*|\\./(?:[\\w.-]+/)*)?${escaped(name)}(?= |$)`, 'm');
      expect(pages.filter(({ commands }) => runs.test(commands)).map(({ route }) => route)).toEqual([]);
    },
  );

  it('include dozens of flags', () => {
    expect(removedFlags.length).toBeGreaterThan(50);
  });

  it('have flags named only by pages that say so', () => {
    const wrong = removedFlags.flatMap((flag) =>
      differences(flagged(flag), removed.flags[flag] ?? []).map((difference) => `--${flag}: ${difference}`),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(removed.flags).filter((flag) => !removedFlags.includes(flag))).toEqual([]);
  });
});

describe('samples', () => {
  /** Some tutorials execute SuperchainERC20 and its bridge, below a banner that says they are gone. */
  const gone = removed.names.filter(({ kind }) => kind === 'program' || kind === 'command');
  const samples = filesBelow(path.join(root, 'docs'))
    .filter((file) => /(^|\/)_samples\/.*\.(ya?ml|sh|env|toml|json|conf)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, 'docs', file), 'utf8') }));

  it('are found', () => {
    expect(samples.length).toBeGreaterThan(10);
  });

  it('run no removed program and set no removed flag', () => {
    const wrong = samples.flatMap(({ file, text }) => [
      ...gone.filter(({ name }) => named(name, false).test(text)).map(({ name }) => `docs/${file}: ${name}`),
      ...removedFlags.filter((flag) => flagged(flag).test(text)).map((flag) => `docs/${file}: --${flag}`),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe('images that pages run', () => {
  const newest = new Map((releases.newest ?? []).map(({ component, version }) => [component, version]));
  const files = filesBelow(path.join(root, 'docs')).filter((file) => /\.(mdx|ya?ml|sh|env)$/.test(file));
  const images = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, 'docs', file), 'utf8').matchAll(
        new RegExp(`${escaped(releases.docker_images.registry)}/([\\w-]+):(v[\\w.-]*\\w)`, 'g'),
      ),
    ].map(([, component = '', version = '']) => ({ file, component, version })),
  );

  it('are found', () => {
    expect(images.length).toBeGreaterThan(5);
  });

  it('are of the newest known release', () => {
    const older = images
      .filter(({ component, version }) => newest.get(component) !== version)
      .map(
        ({ file, component, version }) =>
          `docs/${file}: ${component}:${version}, newest ${newest.get(component) ?? 'unknown'}`,
      );
    expect(older).toEqual([]);
  });
});
