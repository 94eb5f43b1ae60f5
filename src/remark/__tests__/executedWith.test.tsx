import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

import ExecutedWith from '../../components/mdx/ExecutedWith';
import { attributeOf } from '../attribute';
import executedWith from '../executedWith';

const record = {
  page: 'docs/a/page.mdx',
  blockHash: 'f00d',
  blocks: ['1', '2'],
  tools: { cast: '1.7.1', anvil: '1.7.1' },
  date: '2026-11-20',
};

const shown = { tools: record.tools, date: record.date, blocks: 2 };

describe('the line that says how a page was executed', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'executed-with-'));
    mkdirSync(path.join(folder, '_records'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const attributes = (): unknown => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse('Text.\n\n<ExecutedWith page="/old" />\n');
    executedWith()(tree, new VFile({ path: path.join(folder, 'page.mdx') }));
    const [, component] = tree.children;
    return component && 'attributes' in component ? component.attributes : undefined;
  };

  it('takes the record that stands beside the page under its name', () => {
    writeFileSync(path.join(folder, '_records/page.json'), JSON.stringify(record));
    writeFileSync(path.join(folder, '_records/other.json'), '{}');
    expect(attributes()).toEqual([attributeOf('record', shown)]);
  });

  it('is refused for a record that lacks something', () => {
    writeFileSync(path.join(folder, '_records/page.json'), JSON.stringify({ ...record, date: 'today' }));
    expect(attributes).toThrow('Invalid ISO date');
  });

  it('has nothing to say about a page without a record', () => {
    expect(attributes()).toEqual([]);
    expect(renderToStaticMarkup(<ExecutedWith />)).toBe('');
  });

  it('names tools, day and number of blocks', () => {
    const markup = renderToStaticMarkup(<ExecutedWith record={shown} />);
    expect(markup.replace(/<[^>]*>/g, '')).toBe(
      'Executed with cast 1.7.1, anvil 1.7.1 on 2026-11-20: 2 code blocks of this page, by this site’s tests, with a local stand-in for Supersim.',
    );
    expect(markup).toContain('<time dateTime="2026-11-20">');
  });
});
