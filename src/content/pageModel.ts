/** Makes the page model of what Docusaurus knows: the pages of all versions, and the routes that plugins added. */
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import * as z from 'zod';

import { addressOf, type SiteAddress } from './addresses';
import { parseSource } from './sources/link';
import { type PageFacts } from './page';
import { routeOf } from './pages';

/** What the model is made of. */
export interface ModelSources {
  readonly site: SiteAddress;
  /** The pages of all versions of the documentation. */
  readonly docs: readonly DocMetadata[];
  readonly routes: readonly RouteConfig[];
  /** Whether the page at a path with the base URL is kept from search engines. */
  readonly isNoIndex: (path: string) => boolean;
  /** Route of the page whose text an imported page shows; undefined for other pages. */
  readonly originalOf: (doc: DocMetadata) => string | undefined;
}

/** The fields of a page's front matter that are facts of the page. Snapshots may lack those that came later. */
const fields = z.object({
  topic: z.string().optional(),
  content_type: z.string().optional(),
  personas: z.array(z.string()).default([]),
  categories: z.array(z.string()).default([]),
  sources: z.array(z.string()).default([]),
  search_terms: z.array(z.string()).default([]),
  questions: z.array(z.string()).default([]),
  time_needed: z.number().optional(),
});

/** What a route without a document has to tell in its props to be a page; others, such as that of search, are no destinations. */
const about = z.object({ title: z.string(), description: z.string() });

/** The pages of the site, in the order of its routes. */
export function pageModel({ site, docs, routes, isNoIndex, originalOf }: ModelSources): PageFacts[] {
  const byRoute = new Map(docs.map((doc) => [routeOf(doc.permalink, site.baseUrl), doc]));
  const current = new Map(
    docs.filter(({ version }) => version === 'current').map((doc) => [doc.id, doc] as const),
  );
  return flattenRoutes([...routes]).flatMap(({ path, props }): PageFacts[] => {
    const route = routeOf(path, site.baseUrl);
    const address = addressOf(site, route);
    const doc = byRoute.get(route);
    const noIndex = isNoIndex(path);
    if (doc === undefined) {
      const told = about.safeParse(props);
      if (!told.success) return [];
      const lists = { personas: [], categories: [], sources: [], searchTerms: [], questions: [] };
      return [{ route, address, canonical: address, ...told.data, noIndex, ...sectionOf(route), ...lists }];
    }
    const { topic, content_type, personas, categories, sources, time_needed, search_terms, questions } =
      fields.parse(doc.frontMatter);
    const original = originalOf(doc) ?? routeToday(doc, current, site.baseUrl);
    return [
      {
        route,
        address,
        canonical: original === undefined ? address : addressOf(site, original),
        title: doc.title,
        description: doc.description,
        noIndex,
        version: doc.version,
        ...sectionOf(route, doc.id),
        ...(topic === undefined ? {} : { topic }),
        ...(content_type === undefined ? {} : { contentType: content_type }),
        personas,
        categories,
        sources: sources.map((source) => parseSource(source).href),
        ...(time_needed === undefined ? {} : { timeNeeded: time_needed }),
        searchTerms: search_terms,
        questions,
        ...(doc.lastUpdatedAt ? { updated: new Date(doc.lastUpdatedAt).toISOString() } : {}),
        ...(doc.next ? { next: routeOf(doc.next.permalink, site.baseUrl) } : {}),
      },
    ];
  });
}

/** Of a page of a snapshot: route of the same page today. The first page of a snapshot is about the snapshot. */
function routeToday(
  { version, id }: DocMetadata,
  current: ReadonlyMap<string, DocMetadata>,
  baseUrl: string,
): string | undefined {
  const today = version === 'current' || id === 'index' ? undefined : current.get(id);
  return today && routeOf(today.permalink, baseUrl);
}

/**
 * The landing page of a page's section: the first part of its id, below the path of its version.
 * Pages that are no documents have the first part of their route.
 */
function sectionOf(route: string, docId?: string): { section?: string } {
  if (route === '/' || docId === 'index') {
    return {};
  }
  const id = docId?.replace(/\/index$/, '') ?? route.slice(1);
  const [first = ''] = id.split('/');
  return {
    section: route.endsWith(`/${id}`) ? `${route.slice(0, -id.length)}${first}` : `/${first}`,
  };
}
