import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import KnownSources from '@site/src/content/sources/KnownSources';
import { type Checked, checkedSources } from '@site/src/content/sources/checked';
import { sourceFields, type SourceState } from '@site/src/content/sources/frontMatter';

const files: SourceState = {
  lock: {
    'o/code': { v1: { commit: 'c1', date: '2025-06-01', files: { a: '1', b: '2', c: '3' } } },
    'o/spec': {
      v2: { commit: 'c2', date: '2025-07-01', files: { d: '4' } },
      v9: { commit: 'c9', date: '2026-09-01', files: { d: '9' } },
    },
    'o/more': { v3: { commit: 'c3', date: '2024-01-01', files: { e: '5' } } },
  },
  known: {
    'o/code': { commit: 'k1', date: '2026-06-16', files: { a: '1', b: 'other', c: null } },
    'o/spec': { commit: 'k2', date: '2026-04-28', files: { d: '4' } },
  },
  triage: { confirmed: {}, outdated: {} },
};

const checked = (entries: readonly string[], state = files): Checked => checkedSources(entries, '/x', state);

describe('what is known about the sources of a page', () => {
  it('holds up to the day of the repository that was compared longest ago', () => {
    expect(checked(['o/code@v1:a', 'o/spec@v2:d'])).toEqual({
      known: '2026-04-28',
      newest: '2025-07-01',
      changed: 0,
      others: 0,
    });
  });

  it('counts what changed and what is gone, and apart from it what was not compared', () => {
    const entries = ['o/code@v1:a', 'o/code@v1:b', 'o/code@v1:c', 'o/more@v3:e', 'https://example.org/'];
    expect(checked(entries)).toMatchObject({ known: '2026-06-16', changed: 2, others: 2 });
  });

  it('does not count a source that is newer than what it would be compared with', () => {
    expect(checked(['o/spec@v9:d'])).toEqual({ newest: '2026-09-01', changed: 0, others: 1 });
  });

  it('does not count what the page was read again with, until it changes once more', () => {
    const confirmed = (object: string | null): SourceState => ({
      ...files,
      triage: {
        confirmed: { '/x': { date: '2026-11-24', sources: { 'o/code@v1:b': object } } },
        outdated: {},
      },
    });
    expect(checked(['o/code@v1:b'], confirmed('other'))).toMatchObject({
      changed: 0,
      confirmed: '2026-11-24',
    });
    expect(checked(['o/code@v1:b'], confirmed('earlier'))).toMatchObject({ changed: 1 });
  });

  it('is the day of the newest one where none was compared', () => {
    expect(checked(['o/more@v3:e', 'https://example.org/'])).toEqual({
      newest: '2024-01-01',
      changed: 0,
      others: 2,
    });
  });
});

describe('what a page is given while it is loaded', () => {
  const sources = ['o/code@v1:b'];

  it('is what is known about its sources', () => {
    expect(sourceFields('docs/x.mdx', { sources }, files).checked).toMatchObject({
      known: '2026-06-16',
      changed: 1,
    });
    expect(sourceFields('docs/x.mdx', {}, files)).toEqual({});
  });

  it('counts no changes on a page of a snapshot', () => {
    expect(sourceFields('versioned_docs/version-holocene/x.mdx', { sources }, files)).toEqual({
      checked: { newest: '2025-06-01', changed: 0, others: 1 },
    });
  });

  it('is what of it is no longer true, also on a landing page', () => {
    const outdated = { date: '2026-11-24', sentence: 'It is no longer so.' };
    const state: SourceState = {
      ...files,
      triage: { confirmed: {}, outdated: { '/x': outdated, '/': outdated } },
    };
    expect(
      ['docs/x/index.mdx', 'docs/index.mdx', 'docs/y.mdx'].map((file) => sourceFields(file, {}, state)),
    ).toEqual([{ outdated }, { outdated }, {}]);
  });
});

describe('the foot of a page', () => {
  const shown = (state: Checked): string =>
    renderToStaticMarkup(createElement(KnownSources, state)).replace(
      /<time dateTime="[\d-]+">([\d-]+)<\/time>/g,
      '$1',
    );

  it.each([
    [
      { known: '2026-06-16', changed: 0, others: 0 },
      'These are known up to 2026-06-16; none has changed since this page was checked.',
    ],
    [
      { known: '2026-06-16', changed: 1, others: 2 },
      'These are known up to 2026-06-16, except 2; 1 has changed since this page was checked.',
    ],
    [
      { known: '2026-06-16', changed: 3, others: 0, confirmed: '2026-11-24' },
      'These are known up to 2026-06-16; 3 have changed since this page was checked. It was reviewed again on 2026-11-24.',
    ],
    [{ newest: '2025-06-01', changed: 0, others: 4 }, 'The newest is from 2025-06-01.'],
    [{ changed: 0, others: 1 }, ''],
  ] satisfies [Checked, string][])('says it in a sentence: %j', (state, sentence) => {
    expect(shown(state)).toBe(sentence);
  });
});
