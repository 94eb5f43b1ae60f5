import { gzipSync } from 'node:zlib';

import { builtFile, builtHtmlFiles } from '../../scripts/support/builtSite';

const kilobyte = 1000;
const budget = 60 * kilobyte;

/** Pages that may be larger, with the reason they are not split. */
const larger: Readonly<Record<string, string>> = {
  'connect/resources/glossary.html': 'All terms: readers come to it by links into it, from every page.',
  'interop/tools/error-decoder.html':
    'All errors of the contracts since Isthmus, which are read without scripts too.',
  'superchain/tokenlist.html':
    'All tokens of the list with their address on every chain: readers look for one with the search of their browser.',
};

describe('the HTML of a page', () => {
  const sizes = builtHtmlFiles().map((file) => ({
    file,
    size: gzipSync(builtFile(file), { level: 9 }).length,
  }));

  it('has at most 60 kB (gzip), except for listed reference pages', () => {
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes.filter(({ file, size }) => size > budget && !(file in larger))).toEqual([]);
  });

  it.each(Object.entries(larger))('needs its exception: %s', (file) => {
    expect(sizes.find((entry) => entry.file === file)?.size).toBeGreaterThan(budget);
  });

  it('has at most 80 kB if listed', () => {
    expect(sizes.filter(({ size }) => size > 80 * kilobyte)).toEqual([]);
  });
});
