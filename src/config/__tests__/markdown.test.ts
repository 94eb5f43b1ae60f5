import path from 'node:path';

import { commits } from '@site/src/content/history';
import { markdown } from '@site/src/config/markdown';
import { snapshotNames } from '@site/src/content/versions/files';
import { asOf } from '@site/src/content/versions/upgrades';
import { root } from '@site/tests/support/repository';

/** Fields of a page with this front matter, which neither the history nor a snapshot has. */
async function read(
  file: string,
  frontMatter: Record<string, unknown> | Error,
  content = 'Text.',
): Promise<{ frontMatter: Record<string, unknown>; content: string }> {
  return markdown.parseFrontMatter({
    filePath: path.join(root, file),
    fileContent: `whole file with ${content}`,
    defaultParseFrontMatter: () =>
      frontMatter instanceof Error ? Promise.reject(frontMatter) : Promise.resolve({ frontMatter, content }),
  });
}

describe('the fields of a page', () => {
  it('get keywords from its readers, subjects and search terms, in this order', async () => {
    const page = { personas: ['auditor'], categories: ['bridging'], search_terms: ['l1 to l2'] };
    expect((await read('docs/none.mdx', page)).frontMatter.keywords).toEqual([
      'auditor',
      'bridging',
      'l1 to l2',
    ]);
    expect((await read('docs/none.mdx', {})).frontMatter).not.toHaveProperty('keywords');
  });

  it('get a label for each term that the vocabulary knows', async () => {
    const page = { personas: ['auditor', 'nobody'], categories: 3, content_type: 'guide' };
    expect((await read('docs/none.mdx', page)).frontMatter.labels).toEqual({
      auditor: 'Auditor',
      guide: 'Guide',
    });
  });

  it('say whether the text introduces the page', async () => {
    expect((await read('docs/none.mdx', {})).frontMatter.introduced).toBe(true);
    expect((await read('docs/none.mdx', {}, '## Heading')).frontMatter.introduced).toBe(false);
  });

  it('say why they cannot be read, and keep the text', async () => {
    const { frontMatter, content } = await read('docs/none.mdx', new Error('no YAML'));
    expect(frontMatter).toMatchObject({ unreadable: 'no YAML' });
    expect(content).toBe('whole file with Text.');
  });

  it('name the newest commit of a page', async () => {
    const { frontMatter } = await read('docs/index.mdx', {});
    // Undefined if the sources have no history.
    expect(frontMatter.commit).toBe(commits.get('docs/index.mdx'));
    expect((await read('docs/none.mdx', {})).frontMatter).not.toHaveProperty('commit');
  });

  it('note those that only loading may fill in', async () => {
    const { frontMatter } = await read('docs/none.mdx', { labels: { guide: 'Mine' }, commit: 'mine' });
    expect(frontMatter.misplaced).toEqual(['labels', 'commit']);
    expect(frontMatter.labels).toEqual({});
  });

  it('say of which days a snapshot is', async () => {
    const [newest = ''] = snapshotNames();
    const { frontMatter } = await read(`versioned_docs/version-${newest}/index.mdx`, {});
    expect(frontMatter.as_of).toEqual(asOf(newest));
    expect((await read('docs/none.mdx', {})).frontMatter).not.toHaveProperty('as_of');
  });

  it('say how many sources changed since they were read', async () => {
    const { frontMatter } = await read('docs/none.mdx', { sources: ['https://example.org/'] });
    expect(frontMatter.checked).toEqual({ changed: 0, others: 1 });
    expect((await read('docs/none.mdx', {})).frontMatter).not.toHaveProperty('checked');
  });

  it('are not given to prose that pages share', async () => {
    expect(await read('docs/superchain/_partials/none.mdx', {})).toEqual({
      frontMatter: {},
      content: 'Text.',
    });
  });
});

describe('Markdown', () => {
  it('is refused where a link or an image leads to no file', () => {
    expect(markdown.hooks).toEqual({ onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' });
    expect(markdown.mermaid).toBe(true);
  });
});
