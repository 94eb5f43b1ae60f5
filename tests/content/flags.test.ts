import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareTags, type Flag, versionOfTag } from '../../src/data/cliFlags';
import opDeployer from '../../src/data/flag-notes/op-deployer';
import { type FlagSheet, type Note } from '../../src/data/flag-notes/types';
import { repeated } from '../support/lists';
import { root } from '../support/repository';

const notesFolder = join(root, 'src/data/flag-notes');
const notSheets = ['shared.ts', 'types.ts'];

const sheets = readdirSync(notesFolder)
  .filter((file) => file.endsWith('.ts') && !notSheets.includes(file))
  .map((file) => ({
    name: file.replace(/\.ts$/, ''),
    sheet: jest.requireActual<{ default: FlagSheet }>(join(notesFolder, file)).default,
  }));

/** `command flag` for each flag; programs without commands have no command. */
function flagsOf({ file }: FlagSheet): readonly { readonly key: string; readonly flag: Flag }[] {
  return 'commands' in file
    ? Object.entries(file.commands).flatMap(([command, { flags }]) =>
        flags.map((flag) => ({ key: `${command} ${flag.name}`, flag })),
      )
    : file.flags.map((flag) => ({ key: flag.name, flag }));
}

function changedDefaultsOf({ file }: FlagSheet): readonly string[] {
  return 'changed_defaults' in file ? file.changed_defaults.map(({ name }) => name) : [];
}

function notedFlags({ file, groups }: FlagSheet): readonly string[] {
  return groups.flatMap(({ command, notes }) =>
    Object.keys(notes).map((name) => ('commands' in file ? `${command ?? ''} ${name}` : name)),
  );
}

/** Removed flags and commands, as notes name them. */
function removedFrom({ file }: FlagSheet): readonly { readonly name: string; readonly since: boolean }[] {
  if ('commands' in file)
    return (file.removed ?? []).map(({ command, flag }) => ({
      name: flag === undefined ? command : `${command} --${flag}`,
      since: true,
    }));
  const baseline = file.baseline?.tag;
  return (file.removed_flags ?? []).map(({ name, last_tag: last }) => ({
    name,
    since: baseline !== undefined && compareTags(last, baseline) >= 0,
  }));
}

function notesOf(sheet: FlagSheet): readonly (readonly [string, Note])[] {
  return [
    ...sheet.groups.flatMap(({ notes }) => Object.entries(notes)),
    ...Object.entries(sheet.changedDefaults ?? {}),
  ];
}

function pagesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pagesBelow(path);
    return /\.mdx?$/.test(entry.name) ? [path] : [];
  });
}

const pagesOf = (folder: string): readonly { readonly path: string; readonly source: string }[] =>
  pagesBelow(join(root, folder)).map((path) => ({
    path: relative(root, path),
    source: readFileSync(path, 'utf8'),
  }));
const pages = pagesOf('docs');
/** Discontinued programs; only the version of the last upgrade they served has their flags. */
const ended: Readonly<Record<string, string>> = {
  'op-program': 'versioned_docs/version-isthmus',
  'op-supervisor': 'versioned_docs/version-isthmus',
};

describe('notes on flags', () => {
  it('exist for every program with known flags', () => {
    // Configured by a file, described on its page.
    const withoutFlags = ['proxyd'];
    const programs = readdirSync(join(root, 'src/data/cli-flags'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace(/\.json$/, ''));
    expect(sheets.map(({ name }) => name).sort()).toEqual(
      programs.filter((name) => !withoutFlags.includes(name)).sort(),
    );
  });

  describe.each(sheets)('of $name', ({ name, sheet }) => {
    it('belong to their program', () => {
      expect(sheet.file.component).toBe(name);
    });

    it('cover every known flag', () => {
      const noted = new Set(notedFlags(sheet));
      expect(flagsOf(sheet).flatMap(({ key }) => (noted.has(key) ? [] : [key]))).toEqual([]);
    });

    it('describe only known flags', () => {
      const known = new Set(flagsOf(sheet).map(({ key }) => key));
      expect(notedFlags(sheet).filter((key) => !known.has(key))).toEqual([]);
    });

    it('have no flag in two groups', () => {
      expect(repeated(notedFlags(sheet))).toEqual([]);
    });

    it('cover exactly the changed defaults', () => {
      expect(Object.keys(sheet.changedDefaults ?? {}).sort()).toEqual([...changedDefaultsOf(sheet)].sort());
    });

    it('are sentences', () => {
      const faulty = notesOf(sheet).filter(([, note]) => note.length < 30 || !/[.!?]$/.test(note));
      expect(faulty).toEqual([]);
    });

    it('have paired backticks', () => {
      expect(notesOf(sheet).filter(([, note]) => (note.match(/`/g)?.length ?? 0) % 2 !== 0)).toEqual([]);
    });

    it('name only flags of the program', () => {
      const known = new Set([
        ...flagsOf(sheet).flatMap(({ flag }) => [flag.name, ...(flag.aliases ?? [])]),
        ...changedDefaultsOf(sheet),
      ]);
      const named = notesOf(sheet).flatMap(([about, note]) =>
        [...note.matchAll(/`--([a-z0-9][\w.-]*)[^`]*`/gi)].map((match) => [about, match[1] ?? '']),
      );
      // A flag passed on to another program.
      const passedOn = ['odyssey'];
      expect(named.filter(([, flag = '']) => !known.has(flag) && !passedOn.includes(flag))).toEqual([]);
    });

    it('name replacements of removed and deprecated flags', () => {
      const removed = removedFrom(sheet).map(({ name: each }) => each);
      const present = flagsOf(sheet).map(({ flag }) => flag.name);
      expect(Object.keys(sheet.replacements ?? {}).filter((flag) => !removed.includes(flag))).toEqual([]);
      expect(Object.keys(sheet.deprecated ?? {}).filter((flag) => !present.includes(flag))).toEqual([]);
      const marked = flagsOf(sheet).filter(
        ({ flag }) => flag.deprecated ?? flag.keywords.startsWith('deprecated'),
      );
      expect(marked.map(({ flag }) => flag.name).filter((flag) => !sheet.deprecated?.[flag])).toEqual([]);
    });

    it('name a replacement for each flag removed since the baseline', () => {
      const gone = removedFrom(sheet).filter(({ since }) => since);
      expect(gone.map(({ name: each }) => each).filter((each) => !sheet.replacements?.[each])).toEqual([]);
    });

    const folder = ended[name];
    const complete = (folder === undefined ? pages : pagesOf(folder)).filter(({ source }) => {
      const local = new RegExp(
        `import (\\w+) from '@site/[^']*/(?:flag-notes|flags)/${name}(?:\\.json)?'`,
      ).exec(source)?.[1];
      if (!local) return false;
      if (new RegExp(`<CliFlags sheet=\\{${local}\\} />`).test(source)) return true;
      return sheet.groups.every(({ id }) => source.includes(`<CliFlags sheet={${local}} group="${id}" />`));
    });

    it('are all on one page', () => {
      expect(complete.map(({ path }) => path)).toHaveLength(1);
    });

    it('link only to headings of that page with explicit ids', () => {
      const anchors = notesOf(sheet).flatMap(([, note]) =>
        [...note.matchAll(/\]\((#[\w-]+)\)/g)].map((match) => match[1] ?? ''),
      );
      const source = complete[0]?.source ?? '';
      expect(anchors.filter((anchor) => !source.includes(`{/* ${anchor} */}`))).toEqual([]);
    });
  });
});

describe('the note on apply --validate', () => {
  const error = '`invalid release: op-contracts/v7.0.0-rc.4`';

  it('warns of the same error as the page on deploying', () => {
    const deploying = pages.find(({ path }) => path.endsWith('deploy/smart-contracts.mdx'));
    const note = opDeployer.groups.find(({ id }) => id === 'apply')?.notes.validate;
    expect(note).toContain(error);
    expect(deploying?.source).toContain(error);
  });

  it('names the release of the data', () => {
    const note = opDeployer.groups.find(({ id }) => id === 'apply')?.notes.validate;
    expect(note).toContain(versionOfTag(opDeployer.file.release_tag ?? 'a release tag'));
  });
});

describe('pages', () => {
  it('link to existing flags', () => {
    const broken = pages.flatMap(({ path, source }) => {
      const imported = sheets.filter(({ name }) => source.includes(`@site/src/data/flag-notes/${name}'`));
      if (imported.length === 0) return [];
      const ids = imported.flatMap(({ sheet }) => [
        ...flagsOf(sheet).map(
          ({ key }) =>
            `flag-${key
              .replace(/^\([^)]*\) /, '')
              .toLowerCase()
              .replace(/[^a-z0-9]+/g, '-')}`,
        ),
        ...changedDefaultsOf(sheet).map((name) => `flag-${name.replace(/[^a-z0-9]+/g, '-')}`),
      ]);
      return [...source.matchAll(/\]\(#(flag-[\w-]+)\)/g)]
        .map((match) => match[1] ?? '')
        .filter((id) => !ids.includes(id))
        .map((id) => `${path}: #${id}`);
    });
    expect(broken).toEqual([]);
  });
});
