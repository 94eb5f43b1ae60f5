import { validateCorpus } from '@site/src/content/corpus';
import { noteMisplaced, validatePage } from '@site/src/content/frontMatter';
import { editDistance, formatProblems, nearest } from '@site/src/lib/problems';

const good = {
  title: 'Relay transactions manually',
  description: 'Carry a message from one chain to another by hand, with cast and an access list.',
  lang: 'en-US',
  content_type: 'tutorial',
  topic: 'relay-with-cast',
  personas: ['app-developer'],
  categories: ['interoperability', 'message-relaying'],
  is_imported_content: 'false',
};

function sentences(frontMatter: unknown): string[] {
  return validatePage('docs/a.mdx', frontMatter).map(({ field, message }) => `${field}: ${message}`);
}

describe('front matter', () => {
  it.each([
    ['with the required fields alone', good],
    ['with banners', { ...good, banners: ['interop', 'tutorial'] }],
    [
      'with sources',
      {
        ...good,
        sources: [
          'ethereum-optimism/specs@68883998:specs/interop/predeploys.md',
          'https://eips.ethereum.org/EIPS/eip-2930',
        ],
      },
    ],
    ['with questions', { ...good, questions: ['Who can pause withdrawals?', 'How long does a pause last?'] }],
    ['with search terms', { ...good, search_terms: ['CGT', 'high availability', 'ERC-4337'] }],
    ['with the time it takes', { ...good, time_needed: 45 }],
    [
      'with fields derived while loading',
      {
        ...good,
        keywords: ['interoperability'],
        labels: { interoperability: 'Interoperability' },
        commit: 'abc1234',
      },
    ],
  ])('is accepted %s', (_case, frontMatter) => {
    expect(sentences(frontMatter)).toEqual([]);
  });

  it.each([
    ['a missing title', { title: undefined }, 'title: is missing.'],
    [
      'a search term that a list would be cut at',
      { search_terms: ['rpc, url'] },
      'search_terms[0]: "rpc, url" is not words with single blanks or hyphens between them.',
    ],
    [
      'a search term of the title',
      { search_terms: ['cast', 'relay transactions'] },
      'search_terms[1]: "relay transactions" is in the title, by which the page is found anyway.',
    ],
    [
      'a time of 0 minutes',
      { time_needed: 0 },
      'time_needed: 0 (number) is not a time in minutes, from 5 to 480 in steps of five.',
    ],
    [
      'a time of 42 minutes',
      { time_needed: 42 },
      'time_needed: 42 (number) is not a time in minutes, from 5 to 480 in steps of five.',
    ],
    [
      'a time of 500 minutes',
      { time_needed: 500 },
      'time_needed: 500 (number) is not a time in minutes, from 5 to 480 in steps of five.',
    ],
    ['a time in words', { time_needed: '1 hour' }, 'time_needed: must be a number, not "1 hour".'],
    [
      'a time of a page that is no tutorial',
      { content_type: 'guide', time_needed: 30 },
      'time_needed: belongs to pages of the type tutorial, not guide.',
    ],
    ['a list of no search terms', { search_terms: [] }, 'search_terms: has 0 entries; it needs 1 to 12.'],
    ['a single question', { questions: ['What is a pause?'] }, 'questions: has 1 entries; it needs 2 to 6.'],
    [
      'a question without a question mark',
      { questions: ['What is a pause', 'Who can pause withdrawals?'] },
      'questions[0]: "What is a pause" is not allowed.',
    ],
    ['a title that is too long', { title: 'x'.repeat(55) }, 'title: has 55 characters; it needs 2 to 54.'],
    ['a title that is no text', { title: 7 }, 'title: must be text, not 7 (number).'],
    [
      'a description that is too short',
      { description: 'Short.' },
      'description: has 6 characters; it needs 50 to 160.',
    ],
    [
      'a description that is too long',
      { description: 'x'.repeat(161) },
      'description: has 161 characters; it needs 50 to 160.',
    ],
    ['another language', { lang: 'en' }, 'lang: "en" is not allowed.'],
    ['an unknown content type', { content_type: 'how-to' }, 'content_type: "how-to" is not allowed.'],
    [
      'a topic with capitals',
      { topic: 'RelayWithCast' },
      'topic: "RelayWithCast" is not kebab-case: lower-case letters, digits and single hyphens.',
    ],
    ['no personas', { personas: [] }, 'personas: has 0 entries; it needs at least 1.'],
    ['personas that are no list', { personas: 'auditor' }, 'personas: must be a list, not "auditor".'],
    ['an unknown persona', { personas: ['app-dev'] }, 'personas[0]: "app-dev" is not allowed.'],
    [
      'nine categories',
      {
        categories: [
          'derivation',
          'sequencing',
          'batching',
          'finality',
          'reorgs',
          'evm',
          'predeploys',
          'proxies',
          'bridges',
        ],
      },
      'categories: has 9 entries; it needs 1 to 8.',
    ],
    ['a category twice', { categories: ['evm', 'evm'] }, 'categories[1]: repeats "evm".'],
    [
      'a category that is the topic',
      { topic: 'evm', categories: ['evm'] },
      'categories: "evm" repeats the topic.',
    ],
    [
      'a boolean where a string is due',
      { is_imported_content: false },
      "is_imported_content: false (boolean) is not allowed. It is a string: write 'true' or 'false' in quotes.",
    ],
    ['an unknown banner', { banners: ['warning'] }, 'banners[0]: "warning" is not allowed.'],
    [
      'a source without a revision',
      { sources: ['ethereum-optimism/specs:a.md'] },
      'sources[0]: "ethereum-optimism/specs:a.md" is not allowed.',
    ],
    [
      'a wrong source after one that is no text',
      { sources: [7, 'https://eips.ethereum.org', 'a'] },
      'sources[2]: "a" is not allowed.',
    ],
    ['an unknown field', { authors: ['x'] }, 'authors: is not a field of this site.'],
    [
      '__proto__ as a field',
      JSON.parse('{"__proto__": "x"}') as object,
      '__proto__: is not a field of this site.',
    ],
  ])('is refused for %s', (_case, change, sentence) => {
    const frontMatter: Record<string, unknown> = Object.fromEntries(
      Object.entries({ ...good, ...change }).filter(([, value]) => value !== undefined),
    );
    if (Object.hasOwn(change, '__proto__')) {
      Object.defineProperty(frontMatter, '__proto__', { value: 'x', enumerable: true });
    }
    expect(sentences(frontMatter)).toContain(sentence);
  });

  it.each([null, 'text', ['list']])('is refused where it is %p', (frontMatter) => {
    expect(sentences(frontMatter)).toEqual([
      '(front matter): is missing; a page starts with fields between --- lines.',
    ]);
  });

  it('is refused with the reason where its YAML cannot be read', () => {
    expect(sentences({ unreadable: 'bad indentation (1:4)\nmore' })).toEqual([
      '(front matter): is not valid YAML: bad indentation (1:4).',
    ]);
  });

  it.each([
    [{ sources: [7] }, 'owner/repository@revision:path or an https address'],
    [{ sources: 'a' }, 'owner/repository@revision:path or an https address'],
    [{ sources: [] }, 'owner/repository@revision:path or an https address'],
    [{ title: undefined }, 'text of 2 to 54 characters'],
    [{ topic: 7 }, 'lower-case letters, digits and single hyphens'],
    [{ personas: 'auditor' }, 'auditor'],
    [{ banners: 'beta' }, 'beta'],
  ])('is told what is allowed in the place of %j', (change, allowed) => {
    const problems = validatePage('docs/a.mdx', { ...good, ...change });
    expect(problems.map((problem) => problem.allowed?.includes(allowed))).toEqual([true]);
  });

  it.each(['keywords', 'labels', 'commit'])('is refused where an author wrote %s', (field) => {
    const written = { ...good, [field]: 'x' };
    const loaded = { ...noteMisplaced(written), keywords: [], labels: {}, commit: 'abc1234' };
    expect(sentences(loaded)).toEqual([`${field}: is filled in while the page is loaded; remove it.`]);
    expect(noteMisplaced(good)).toBe(good);
  });

  it('names the allowed value that a typo most likely meant', () => {
    const [problem] = validatePage('docs/a.mdx', { ...good, categories: ['interoperabilty'] });
    expect(problem?.nearest).toBe('interoperability');
  });
});

describe('all pages together', () => {
  it('must not share a topic', () => {
    const problems = validateCorpus([
      { file: 'docs/a.mdx', frontMatter: good },
      { file: 'docs/b.mdx', frontMatter: { ...good, topic: 'other' } },
      { file: 'docs/c.mdx', frontMatter: good },
    ]);
    expect(problems).toEqual([
      {
        file: 'docs/a.mdx',
        field: 'topic',
        message: '"relay-with-cast" is the topic of docs/c.mdx too.',
      },
      {
        file: 'docs/c.mdx',
        field: 'topic',
        message: '"relay-with-cast" is the topic of docs/a.mdx too.',
      },
    ]);
  });

  it('are refused where there are none, because a check that saw nothing proves nothing', () => {
    expect(() => validateCorpus([])).toThrow('No pages were found');
  });

  it('are reported on once, by file and field, with allowed values and the nearest one', () => {
    const problems = validateCorpus([
      { file: 'docs/b.mdx', frontMatter: { ...good, topic: 'other', lang: 'de' } },
      { file: 'docs/a.mdx', frontMatter: { ...good, content_type: 'tutorail', is_imported_content: 'no' } },
    ]);
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "3 problems in the front matter of 2 pages:

      docs/a.mdx
        content_type: "tutorail" is not allowed.
          did you mean: tutorial
          allowed: tutorial, guide, reference, landing-page, notice, troubleshooting, article
        is_imported_content: "no" is not allowed. It is a string: write 'true' or 'false' in quotes.
          allowed: true, false

      docs/b.mdx
        lang: "de" is not allowed.
          allowed: en-US"
    `);
  });
});

describe('the nearest value', () => {
  it.each([
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['same', 'same', 0],
  ])('from %p to %p is %d edits away', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is nothing where no value is near', () => {
    expect(nearest('zebra', ['tutorial', 'guide'])).toBeUndefined();
  });
});
