import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { confirm, markOutdated, noTriage, type Triage } from '@site/src/content/sources/triage';

import { sources, stateOf, today, writePortal } from '../../../../tests/support/portal';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  writePortal(root, { 'interop/explainer': [], 'interop/index': [], index: [] });
});

afterEach(() => rmSync(root, { recursive: true }));

const sentence = 'The supervisor it speaks of is no longer part of the software.';
const triage = (): Triage => stateOf(root, 'triage.json') as Triage;

describe('sources:outdated', () => {
  it('records what is no longer true, with the day', async () => {
    const outcome = await sources(root, 'outdated', ['/interop/explainer', sentence]);
    expect(outcome).toEqual({
      code: 0,
      printed: `/interop/explainer tells its readers: ${sentence}\nWhen it is true again: npm run sources:confirm -- /interop/explainer`,
      complaints: '',
    });
    expect(triage()).toEqual({
      confirmed: {},
      outdated: { '/interop/explainer': { date: today, sentence } },
    });
  });

  const wrong: [string, string[], string][] = [
    [
      'no page',
      [],
      'Say which page, and what of it is no longer true: npm run sources:outdated -- ROUTE "A sentence."',
    ],
    ['no sentence', ['/interop'], 'Say which page, and what of it is no longer true'],
    [
      'a sentence without quotation marks',
      ['/interop', 'It', 'is', 'old.'],
      'Say which page, and what of it',
    ],
    [
      'a route with a typo',
      ['/interop/explaner', sentence],
      'No page has the route /interop/explaner. Did you mean /interop/explainer?',
    ],
    [
      'a route that is nothing like one',
      ['/nothing/of/the/kind', sentence],
      'No page has the route /nothing/of/the/kind. Routes are such as /interop/explainer.',
    ],
    ['a word', ['/interop', 'old.'], 'What is no longer true takes 20 to 300 characters, not 4.'],
    [
      'several lines',
      ['/interop', `${sentence}\n${sentence}`],
      'What is no longer true has to be on one line.',
    ],
    [
      'no full stop',
      ['/interop', sentence.slice(0, -1)],
      'What is no longer true has to be a sentence that ends in a full stop.',
    ],
    ['an unknown option', ['/interop', sentence, '--force'], "Unknown option '--force'"],
  ];

  it.each(wrong)('refuses %s, with nothing written', async (_what, args, message) => {
    const outcome = await sources(root, 'outdated', args);
    expect(outcome.complaints).toContain(message);
    expect(outcome).toMatchObject({ code: 2, printed: '' });
    expect(() => triage()).toThrow('no such file');
  });
});

describe('sources:confirm', () => {
  it('records the day, and ends an earlier word that the page is outdated', async () => {
    await sources(root, 'outdated', ['/interop', sentence]);
    expect((await sources(root, 'confirm', ['/interop'])).printed).toBe(
      `/interop was read again on ${today} and is still true.`,
    );
    expect(triage()).toEqual({ confirmed: { '/interop': { date: today, sources: {} } }, outdated: {} });
  });

  it.each([
    ['no page', [], 'Say which page or data file: npm run sources:confirm -- ROUTE or FILE'],
    ['two pages', ['/', '/interop'], 'Say which page or data file: npm run sources:confirm -- ROUTE or FILE'],
    ['a route with a typo', ['/intreop'], 'No page has the route /intreop. Did you mean /interop?'],
    ['a data file that is none', ['src/data/fee.json'], 'No data file with sources is src/data/fee.json.'],
  ])('refuses %s, with nothing written', async (_what, args, message) => {
    const outcome = await sources(root, 'confirm', args);
    expect(outcome.complaints).toContain(message);
    expect(outcome).toMatchObject({ code: 2, printed: '' });
    expect(() => triage()).toThrow('no such file');
  });
});

describe('the record of pages that were read again', () => {
  it('has each page once, in the order of the routes', () => {
    const outdated = markOutdated(noTriage, '/b', { date: today, sentence });
    const both = confirm(confirm(outdated, '/c', { date: today, sources: {} }), '/a', {
      date: today,
      sources: {},
    });
    expect(Object.keys(both.confirmed)).toEqual(['/a', '/c']);
    expect(markOutdated(both, '/a', { date: today, sentence })).toMatchObject({
      confirmed: { '/c': { date: today } },
      outdated: { '/a': { sentence }, '/b': { sentence } },
    });
  });
});

describe('an unknown command', () => {
  it('is refused', async () => {
    expect(await sources(root, 'look', [])).toMatchObject({
      code: 2,
      complaints:
        'There is no command look, only lock, drift, confirm, outdated, clone, issue.\nNothing was written.',
    });
  });
});
