import { type SiteAddress } from '@site/src/content/addresses';
import { jsonLdScript, structuredData, markdownLink, withHeadTags } from '@site/src/build/structuredData';
import { type PageFacts } from '@site/src/content/page';

import { pageFacts as page } from '../../../tests/support/pageFacts';

const site: SiteAddress = { url: 'https://docs.example', baseUrl: '/', title: 'Docs', tagline: 'All of it' };

interface Graph {
  readonly '@graph': readonly Readonly<Record<string, unknown>>[];
}

function graphOf(of: PageFacts, others: readonly PageFacts[] = []): Graph['@graph'] {
  const data = structuredData(of, {
    site,
    pages: new Map([...others, of].map((each) => [each.route, each])),
    picture: 'https://docs.example/img/og/1.png',
    terms: [{ id: 'safe-head', term: 'Safe head', aliases: ['Safe'], definition: 'A `block`.' }],
  });
  return (data as unknown as Graph)['@graph'];
}

const types = (graph: Graph['@graph']): unknown[] => graph.map((thing) => thing['@type']);

describe('the structured data of a page', () => {
  it('says what is known of an article, and no more', () => {
    const known = page('/interop/b', {
      section: '/interop',
      updated: '2025-06-01T23:30:00.000Z',
      sources: ['https://github.com/a/b'],
      contentType: 'guide',
      personas: ['auditor'],
      categories: ['bridges'],
      timeNeeded: 45,
    });
    expect(graphOf(known, [page('/interop')])[0]).toMatchInlineSnapshot(`
     {
       "@type": "TechArticle",
       "articleSection": "Title of /interop",
       "audience": [
         {
           "@type": "Audience",
           "audienceType": "Auditor",
         },
       ],
       "dateModified": "2025-06-01",
       "description": "About /interop/b",
       "encoding": {
         "@type": "MediaObject",
         "contentUrl": "https://docs.example/interop/b.md",
         "encodingFormat": "text/markdown",
       },
       "headline": "Title of /interop/b",
       "image": "https://docs.example/img/og/1.png",
       "inLanguage": "en-US",
       "isBasedOn": [
         "https://github.com/a/b",
       ],
       "isPartOf": {
         "@id": "https://docs.example/#site",
       },
       "keywords": [
         "Bridges",
       ],
       "learningResourceType": "Guide",
       "name": "Title of /interop/b",
       "publisher": {
         "@type": "Organization",
         "name": "Docs",
         "url": "https://docs.example/",
       },
       "timeRequired": "PT45M",
       "url": "https://docs.example/interop/b",
       "version": "current",
     }
    `);
    expect(Object.keys(graphOf(page('/stack'))[0] ?? {})).toEqual(
      expect.not.arrayContaining([
        'dateModified',
        'audience',
        'keywords',
        'isBasedOn',
        'articleSection',
        'timeRequired',
      ]),
    );
  });

  it('has the address of the page whose text it repeats', () => {
    const [copy] = graphOf(page('/isthmus/b', { canonical: 'https://docs.example/b' }));
    expect(copy).toMatchObject({
      url: 'https://docs.example/b',
      encoding: { contentUrl: 'https://docs.example/isthmus/b.md' },
    });
  });

  it('leads from the home page to the page over those that exist in between', () => {
    const [, trail] = graphOf(page('/interop/tools/x'), [page('/'), page('/interop')]);
    expect(trail).toMatchInlineSnapshot(`
     {
       "@type": "BreadcrumbList",
       "itemListElement": [
         {
           "@type": "ListItem",
           "item": "https://docs.example/",
           "name": "Title of /",
           "position": 1,
         },
         {
           "@type": "ListItem",
           "item": "https://docs.example/interop",
           "name": "Title of /interop",
           "position": 2,
         },
         {
           "@type": "ListItem",
           "item": "https://docs.example/interop/tools/x",
           "name": "Title of /interop/tools/x",
           "position": 3,
         },
       ],
     }
    `);
  });

  it('names the site on the home page, and a collection where there is no article', () => {
    expect(types(graphOf(page('/')))).toEqual(['WebSite', 'TechArticle', 'BreadcrumbList']);
    expect(types(graphOf(page('/personas', { version: undefined })))).toEqual([
      'CollectionPage',
      'BreadcrumbList',
    ]);
  });

  it('defines the terms of the glossary on its page', () => {
    const graph = graphOf(page('/connect/resources/glossary'));
    expect(graph.at(-1)).toMatchInlineSnapshot(`
     {
       "@id": "https://docs.example/connect/resources/glossary#terms",
       "@type": "DefinedTermSet",
       "description": "About /connect/resources/glossary",
       "hasDefinedTerm": [
         {
           "@type": "DefinedTerm",
           "alternateName": [
             "Safe",
           ],
           "description": "A block.",
           "name": "Safe head",
           "url": "https://docs.example/connect/resources/glossary#safe-head",
         },
       ],
       "name": "Title of /connect/resources/glossary",
       "url": "https://docs.example/connect/resources/glossary",
     }
    `);
  });
});

describe('in the HTML', () => {
  it('no text can end the script', () => {
    const script = jsonLdScript({ name: '</script><script>alert(1)</script>' });
    expect(script.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(script.replace(/<[^>]*>/g, ''))).toEqual({
      name: '</script><script>alert(1)</script>',
    });
  });

  it('tags go to the end of the head as they are', () => {
    expect(withHeadTags('<head><title>a</title></head>', '<meta content="$&">')).toBe(
      '<head><title>a</title><meta content="$&"></head>',
    );
    expect(() => withHeadTags('<p>', '')).toThrow('no end of its head');
  });

  it('the Markdown version is linked below the base URL', () => {
    expect(markdownLink(page('/interop'), { ...site, baseUrl: '/d/' })).toContain('href="/d/interop.md"');
  });
});
