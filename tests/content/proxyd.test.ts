import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proxyd } from '../../src/data/cli-flags/proxyd';
import { root } from '../support/repository';

const page = readFileSync(join(root, 'docs/operators/chain-operators/tools/proxyd.mdx'), 'utf8');
const [, fields = ''] = page.split('## Configuration fields');
const [tables = ''] = fields.split('\n## ');

/** The page's section on a table of the file. */
function partOn(section: string): string {
  const headings: Readonly<Record<string, string>> = {
    '(root)': '### Top level',
    'rate_limit.method_overrides.<method>': 'A table `rate_limit.method_overrides.METHOD`:',
  };
  const heading = headings[section] ?? `### ${section.replace('<name>', 'NAME')}`;
  const start = Math.max(tables.indexOf(`${heading}\n`), tables.indexOf(`${heading} {`));
  const end = tables.indexOf('\n### ', start + 1);
  return start < 0 ? '' : tables.slice(start, end < 0 ? undefined : end);
}

const sections = proxyd.sections.map(({ section }) => section);

/** Field names in the first column of tables. */
const named = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name),
  );

describe('the page on proxyd', () => {
  it.each(proxyd.sections)('names every field of $section', ({ section, fields: known }) => {
    // Either case is valid; tables have separate sections.
    const keys = known.map(({ key }) => key.toLowerCase());
    const text = partOn(section);
    const isElsewhere = (key: string): boolean => section === '(root)' && partOn(key) !== '';
    const wanted = keys.filter((key) => !isElsewhere(key) || named(text).includes(key));
    expect(wanted.filter((key) => !named(text).includes(key))).toEqual([]);
  });

  it('names only existing fields', () => {
    const known = new Set(
      proxyd.sections.flatMap(({ fields: each }) => each.map(({ key }) => key.toLowerCase())),
    );
    expect(sections.length).toBeGreaterThan(10);
    expect(named(tables).filter((name) => !known.has(name))).toEqual([]);
  });

  it('has every default of the data', () => {
    const wrong = proxyd.sections.flatMap(({ section, fields: each }) =>
      each.flatMap(({ key, default: value }) => {
        if (value === undefined) return [];
        const row = partOn(section)
          .split('\n')
          .find((line) => named(line).includes(key.toLowerCase()));
        const cell = row?.split(' | ').at(-1) ?? '';
        return cell.includes(String(value)) ? [] : [`${section}.${key}: ${value}, not ${cell}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("describes the data's release", () => {
    expect(page).toContain(`The page describes \`${proxyd.source.tag ?? ''}\``);
  });
});
