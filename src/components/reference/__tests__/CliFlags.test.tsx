import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';

import CliFlags from '@site/src/components/reference/CliFlags';
import flagContents from '@site/src/components/reference/CliFlags/contents';
import { defaultIn, entriesOf, flagId } from '@site/src/components/reference/CliFlags/entries';
import { compareTags, type Flag, type FlagFile } from '@site/src/data/cliFlags';
import opBatcher from '@site/src/data/flag-notes/op-batcher';
import opProposer from '@site/src/data/flag-notes/op-proposer';
import supersim from '@site/src/data/flag-notes/supersim';
import { type FlagSheet } from '@site/src/data/flag-notes/types';
import { currentSnapshot } from '@site/src/data/snapshots';

import { showVersion } from '../../../../tests/support/docsVersion';

jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));

function page(sheet: FlagSheet, { group, version = 'current' }: { group?: string; version?: string } = {}) {
  showVersion(version);
  return load(`<article>${renderToStaticMarkup(<CliFlags sheet={sheet} group={group} />)}</article>`);
}

/** Flag headings with the text search takes: siblings up to the next heading. */
function sections($: ReturnType<typeof page>): ReadonlyMap<string, string> {
  return new Map(
    $('article > h3')
      .get()
      .map((element) => [$(element).attr('id') ?? '', $(element).nextUntil('h1, h2, h3').text()]),
  );
}

const flag = (changes: Partial<Flag>): Flag => ({
  name: 'max-things',
  env: ['OP_MAX_THINGS'],
  type: 'Uint64',
  default: 5,
  required: false,
  hidden: false,
  keywords: 'limit of things',
  ...changes,
});

function sheetOf(
  flags: readonly Flag[],
  more: Partial<FlagFile> = {},
  notes: Partial<FlagSheet> = {},
): FlagSheet {
  return {
    file: { ...(opBatcher.file as FlagFile), baseline: undefined, flags, removed_flags: [], ...more },
    groups: [
      {
        id: 'all',
        title: 'All',
        notes: Object.fromEntries(flags.map(({ name }) => [name, `Note on ${name}.`])),
      },
    ],
    ...notes,
  };
}

describe("a program's flags", () => {
  it.each([
    ['op-batcher', opBatcher],
    ['op-proposer', opProposer],
  ])('of %s all have a searchable heading with note and facts', (_name, sheet) => {
    const found = sections(page(sheet));
    for (const { name, env } of (sheet.file as FlagFile).flags) {
      const text = found.get(flagId(name));
      expect([name, text]).toEqual([name, expect.stringContaining(env[0] ?? '')]);
      expect(text?.length).toBeGreaterThan(60);
    }
    expect(found.size).toBe((sheet.file as FlagFile).flags.length);
  });

  it.each([
    ['op-batcher', opBatcher],
    ['supersim', supersim],
  ])('of %s have all their headings but those of flags in the contents list', (_name, sheet) => {
    const $ = page(sheet);
    const headings = $('article > h2').toArray();
    expect(headings.length).toBeGreaterThan(1);
    expect(flagContents(sheet)).toEqual(
      headings.map((each) => ({ id: $(each).attr('id'), value: $(each).text(), level: 3 })),
    );
  });

  it("have the command in their ids, unless they are the program's own", () => {
    const found = sections(page(supersim));
    expect(found.get('flag-interop-autorelay')).toContain('SUPERSIM_INTEROP_AUTORELAY');
    expect(found.get('flag-fork-chains')).toContain('SUPERSIM_CHAINS');
  });

  it('have the flag as typed for a heading', () => {
    expect(page(opBatcher)('#flag-txmgr-min-tip-cap').text()).toBe('--txmgr.min-tip-cap');
  });

  it('are listed on top, each linked to its heading', () => {
    const $ = page(opBatcher);
    const targets = $('nav a')
      .get()
      .map((element) => $(element).attr('href'));
    expect(targets).toHaveLength((opBatcher.file as FlagFile).flags.length);
    for (const target of targets) expect($(`[id="${target?.slice(1)}"]`)).toHaveLength(1);
  });

  it('have unique ids', () => {
    const $ = page(opProposer);
    const ids = $('[id]')
      .get()
      .map((element) => $(element).attr('id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('hide the list, the filter and the buttons from search', () => {
    const $ = page(opBatcher);
    for (const element of $('nav, input, button').get())
      expect($(element).closest('[data-search-ignore]')).toHaveLength(1);
  });

  it('link a note to the other flags it names', () => {
    const $ = page(opBatcher);
    expect($('#flag-approx-compr-ratio').nextAll('div').first().text()).toContain('ratio');
    expect(
      $('#flag-rpc-addr').nextAll('div').first().find('a[href="#flag-rpc-enable-admin"] code').text(),
    ).toBe('--rpc.enable-admin');
  });

  it('link a note to the section with details', () => {
    const link = page(opBatcher)('#flag-max-channel-duration').nextAll('div').first().find('a');
    expect([link.attr('href'), link.text()]).toEqual(['#max-channel-duration', 'above']);
  });

  it('can be shown by group, without heading and removed flags', () => {
    const $ = page(opBatcher, { group: 'throttling' });
    expect($('h2')).toHaveLength(0);
    expect([...sections($).keys()]).toContain('flag-throttle-controller-type');
    expect([...sections($).keys()]).not.toContain('flag-batch-type');
  });

  it('reject an unknown group and list the known ones', () => {
    expect(() => page(opBatcher, { group: 'p2p' })).toThrow(
      /op-batcher has no group of flags "p2p"\. Known: endpoints, start/,
    );
  });

  it('include removed flags with their last release and replacement', () => {
    const $ = page(opBatcher);
    const item = $('#flags-removed')
      .next()
      .find('li')
      .filter((_index, element) => $(element).text().startsWith('--plasma.enabled'));
    expect(item.text()).toBe('--plasma.enabled, last in v1.9.0: --altda.enabled');
    expect(item.find('a').attr('href')).toBe('#flag-altda-enabled');
  });

  it('name their source', () => {
    const line = page(opBatcher)('article > div').last();
    expect(line.text()).toContain('ethereum-optimism/optimism@op-batcher/v1.16.10, 2026-05-27');
    expect(line.find('a').last().attr('href')).toBe('/data/cli-flags/op-batcher.json');
  });
});

describe('the facts of a flag', () => {
  const factsOf = (
    each: Flag,
    more?: Partial<FlagFile>,
    notes?: Partial<FlagSheet>,
  ): Record<string, string> =>
    Object.fromEntries(
      entriesOf(sheetOf([each], more, notes), currentSnapshot).groups[0]?.entries[0]?.facts.map(
        ({ label, values }) => [label, values.map(({ text }) => text).join(' ')],
      ) ?? [],
    );

  it('are in words', () => {
    expect(factsOf(flag({ in_snapshots: ['isthmus'], first_tag: 'op-batcher/v1.9.5' }))).toEqual({
      Variable: 'OP_MAX_THINGS',
      Type: 'whole number',
      Default: '5',
      Since: 'v1.9.5',
    });
  });

  it('have "required" instead of a default', () => {
    expect(factsOf(flag({ required: true, default: null }))).toMatchObject({ Required: 'yes' });
    expect(factsOf(flag({ required: true, default: null }))).not.toHaveProperty('Default');
  });

  it('include allowed values, aliases, and the replacement of a deprecated flag', () => {
    expect(
      factsOf(
        flag({ options: ['a', 'b'], aliases: ['old-things'], hidden: true }),
        {},
        { deprecated: { 'max-things': 'use `--min-things`' } },
      ),
    ).toMatchObject({
      Type: 'one of the options',
      Options: 'a b',
      Also: '--old-things',
      Hidden: expect.stringContaining('yes') as string,
      Deprecated: 'use `--min-things`',
    });
  });

  it.each([null, ''])('call a default of %j unset', (value) => {
    expect(factsOf(flag({ default: value })).Default).toBe('unset');
  });

  it("warn that a flag is newer than the snapshot's release", () => {
    expect(factsOf(flag({ in_snapshots: [], first_tag: 'op-batcher/v1.13.1' })).Since).toBe(
      'v1.13.1, so not in v1.12.0',
    );
  });

  it('stay those of the last release read', () => {
    const tagged = { snapshot_tags: { isthmus: 'op-batcher/v1.12.0' } };
    const newer = flag({ in_snapshots: [], first_tag: 'op-batcher/v1.13.1' });
    expect(factsOf(newer, tagged).Since).toBe('v1.13.1, so not in v1.12.0');
    const frozen: FlagSheet = { ...sheetOf([newer], tagged), snapshot: 'isthmus' };
    const [entry] = entriesOf(frozen, 'isthmus').groups[0]?.entries ?? [];
    expect(entry?.facts.find(({ label }) => label === 'Since')?.values[0]?.text).toContain('so not in');
  });

  it('include the default before the last change', () => {
    const changed = flag({
      default: '5s',
      default_history: [
        ['op-batcher/v1.5.0', '2m0s'],
        ['op-batcher/v1.11.1', '5s'],
      ],
    });
    expect(defaultIn(changed, 'op-batcher/v1.12.0')).toEqual({ text: '5s', changed: '2m0s before v1.11.1' });
    expect(defaultIn(changed, 'op-batcher/v1.11.1')).toEqual({ text: '5s', changed: '2m0s before v1.11.1' });
    expect(defaultIn(changed, 'op-batcher/v1.10.0')).toEqual({ text: '2m0s' });
  });

  it('do not take "unset" for a former default', () => {
    const set = flag({
      default_history: [
        ['op-batcher/v0.3.0', null],
        ['op-batcher/v1.0.2', '5'],
      ],
    });
    expect(defaultIn(set, 'op-batcher/v1.12.0')).toEqual({ text: '5' });
  });
});

describe('changes since an earlier release', () => {
  const compared = {
    release_tag: 'op-batcher/v2.0.0',
    baseline: { tag: 'op-batcher/v1.0.0', commit: 'a'.repeat(40), commit_date: '2025-06-01T00:00:00Z' },
  };
  const sheet = sheetOf(
    [
      flag({ name: 'fresh', env: ['OP_FRESH'], added: true }),
      flag({ name: 'moved', env: ['OP_MOVED'], default: 7, was: { default: 5, type: 'String' } }),
      flag({ name: 'same', env: ['OP_SAME'] }),
    ],
    {
      ...compared,
      removed_flags: [
        { name: 'old', first_tag: 'op-batcher/v0.1.0', last_tag: 'op-batcher/v0.9.0', in_snapshots: [] },
        {
          name: 'lost',
          first_tag: 'op-batcher/v0.1.0',
          last_tag: 'op-batcher/v1.5.0',
          in_snapshots: [],
          env: ['OP_LOST'],
          default: '12s',
        },
      ],
    },
    { replacements: { lost: '`--fresh`' } },
  );

  it('are above the list, with both releases, their dates, and a link to each flag', () => {
    const $ = page(sheet);
    const text = $('article > p').first().text();
    expect(text).toContain('The 3 flags of op-batcher v2.0.0, from its commit of 2026-05-27.');
    expect(text).toContain('Compared with v1.0.0 of 2025-06-01, 1 is new, 1 has changed, and 1 was removed.');
    expect($('a[href="#flag-fresh"]').first().closest('p').text()).toBe('New: --fresh.');
    expect($('a[href="#flag-moved"]').first().closest('p').text()).toBe('Changed: --moved.');
  });

  it('are marked at each flag', () => {
    const found = sections(page(sheet));
    expect(found.get('flag-fresh')).toContain('Newsince v1.0.0');
    expect(found.get('flag-moved')).toContain('Changedsince v1.0.0: was default 5, type text');
    expect(found.get('flag-same')).not.toMatch(/New|Changed/);
  });

  it('have removed flags with replacements in a table, and earlier removals in a list', () => {
    const $ = page(sheet);
    const row = $('#flags-gone').nextAll().find('tbody tr');
    expect(row.map((_index, element) => $(element).text()).get()).toEqual(['--lostv1.5.012s--fresh']);
    expect(row.find('a').attr('href')).toBe('#flag-fresh');
    expect($('#flags-removed').next().find('li').text()).toBe('--old, last in v0.9.0');
  });

  it('are not shown for a frozen sheet', () => {
    const frozen = page({ ...sheet, snapshot: 'isthmus' }, { version: 'isthmus' });
    expect(frozen('#flags-gone')).toHaveLength(0);
    expect(sections(frozen).get('flag-fresh')).not.toContain('New');
  });
});

describe('an older version of the documentation', () => {
  it('shows the flags of its release', () => {
    const found = sections(page(opBatcher, { version: 'ecotone' }));
    expect(found.has('flag-max-channel-duration')).toBe(true);
    expect(found.has('flag-throttle-threshold')).toBe(false);
  });

  it('shows the defaults of its release', () => {
    expect(
      sections(page(opBatcher, { version: 'holocene' })).get('flag-active-sequencer-check-duration'),
    ).toContain('Default2m0s');
  });

  it('lists a flag as removed from the first release without it', () => {
    const removedAt = (last_tag: string): readonly string[] =>
      entriesOf(
        sheetOf([flag({})], {
          snapshot_tags: { isthmus: 'op-batcher/v1.12.0' },
          removed_flags: [{ name: 'old-things', first_tag: 'op-batcher/v1.0.0', last_tag, in_snapshots: [] }],
        }),
        'isthmus',
      ).removed.map(({ name }) => name);
    expect(removedAt('op-batcher/v1.11.1')).toEqual(['old-things']);
    expect(removedAt('op-batcher/v1.12.0')).toEqual([]);
  });

  it('names flags removed later, but not as removed', () => {
    const $ = page(opBatcher, { version: 'fjord' });
    expect($('#flags-removed-later').next().text()).toContain('--plasma.da-service, last in v1.9.0');
    expect($('#flags-removed').next().text()).not.toContain('--plasma.da-service');
  });
});

describe('releases', () => {
  it('are sorted by number', () => {
    expect(compareTags('op-node/v1.9.1', 'op-node/v1.10.0')).toBeLessThan(0);
    expect(compareTags('op-node/v1.10.0', 'op-node/v1.10.0')).toBe(0);
    expect(compareTags('op-node/v2.0.0', 'op-node/v1.99.9')).toBeGreaterThan(0);
  });
});
