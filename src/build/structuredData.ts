/**
 * Metadata for search engines: schema.org JSON-LD and links to Markdown
 * versions.
 */
import { glossaryRoute, type GlossaryTerm } from '../data/glossary.ts';
import { dayOf, type PageFacts } from '../content/page';
import { tagLabel } from '../content/tags';
import { isoMinutes } from '../lib/minutes';
import { addressOf, type SiteAddress } from '../content/addresses';
import { markdownPath } from './markdownVersion';

type Thing = Readonly<Record<string, unknown>>;

export interface StructuredDataOptions {
  readonly site: SiteAddress;
  /** By route, for the breadcrumbs' names. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** Absolute address. */
  readonly picture: string;
  /** For the glossary's page. */
  readonly terms: readonly GlossaryTerm[];
}

/** A page's JSON-LD: its description and breadcrumbs. */
export function structuredData(page: PageFacts, options: StructuredDataOptions): Thing {
  const { site, pages, terms } = options;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(page.route === '/' ? [webSite(site)] : []),
      page.version === undefined ? collection(page, options) : article(page, options),
      breadcrumbs(page, site, pages),
      ...(page.route === glossaryRoute ? [definedTerms(page, terms)] : []),
    ],
  };
}

function webSite(site: SiteAddress): Thing {
  return {
    '@type': 'WebSite',
    '@id': siteId(site),
    name: site.title,
    description: site.tagline,
    url: addressOf(site, '/'),
    inLanguage: 'en-US',
  };
}

function siteId(site: SiteAddress): string {
  return `${addressOf(site, '/')}#site`;
}

function common(page: PageFacts, { site, picture }: StructuredDataOptions): Thing {
  return {
    name: page.title,
    description: page.description,
    url: page.canonical,
    inLanguage: 'en-US',
    image: picture,
    isPartOf: { '@id': siteId(site) },
  };
}

function collection(page: PageFacts, options: StructuredDataOptions): Thing {
  return { '@type': 'CollectionPage', ...common(page, options) };
}

function article(page: PageFacts, options: StructuredDataOptions): Thing {
  const { site, pages } = options;
  const { section, timeNeeded, version, sources } = page;
  const [contentType] = labels(page.contentType);
  const [personas, categories] = [labels(...page.personas), labels(...page.categories)];
  const updated = dayOf(page);
  const sectionTitle = section === undefined ? undefined : pages.get(section)?.title;
  return {
    '@type': 'TechArticle',
    headline: page.title,
    ...common(page, options),
    ...(sectionTitle === undefined ? {} : { articleSection: sectionTitle }),
    ...(contentType === undefined ? {} : { learningResourceType: contentType }),
    ...(personas.length === 0
      ? {}
      : { audience: personas.map((audienceType) => ({ '@type': 'Audience', audienceType })) }),
    ...(categories.length === 0 ? {} : { keywords: categories }),
    ...(updated === undefined ? {} : { dateModified: updated }),
    ...(timeNeeded === undefined ? {} : { timeRequired: isoMinutes(timeNeeded) }),
    ...(version === undefined ? {} : { version }),
    ...(sources.length === 0 ? {} : { isBasedOn: sources }),
    publisher: { '@type': 'Organization', name: site.title, url: addressOf(site, '/') },
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'text/markdown',
      contentUrl: addressOf(site, markdownPath(page.route)),
    },
  };
}

/** Display names of terms. */
function labels(...ids: readonly (string | undefined)[]): string[] {
  return ids.flatMap((id) => (id === undefined ? [] : (tagLabel(id) ?? [])));
}

/** Ancestor pages by address, from the home page on. */
function breadcrumbs(page: PageFacts, site: SiteAddress, pages: ReadonlyMap<string, PageFacts>): Thing {
  const parts = page.route.split('/').filter((part) => part !== '');
  const routes = ['/', ...parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const trail = [...new Set(routes)].flatMap((route) => pages.get(route) ?? []);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ route, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(site, route),
    })),
  };
}

function definedTerms(page: PageFacts, terms: readonly GlossaryTerm[]): Thing {
  return {
    '@type': 'DefinedTermSet',
    '@id': `${page.address}#terms`,
    name: page.title,
    description: page.description,
    url: page.address,
    hasDefinedTerm: terms.map(({ id, term, aliases, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      ...(aliases === undefined ? {} : { alternateName: aliases }),
      description: definition.replaceAll('`', ''),
      url: `${page.address}#${id}`,
    })),
  };
}

/** A JSON-LD script, escaped so that no text can end it. */
export function jsonLdScript(data: Thing): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Appends elements to the head. */
export function withHeadTags(html: string, tags: string): string {
  if (!html.includes('</head>')) {
    throw new Error('the page has no end of its head.');
  }
  return html.replace('</head>', () => `${tags}</head>`);
}

/** Link to a page's Markdown version. */
export function markdownLink(page: PageFacts, site: SiteAddress): string {
  return `<link rel="alternate" type="text/markdown" title="This page as Markdown" href="${site.baseUrl}${markdownPath(page.route).slice(1)}">`;
}
