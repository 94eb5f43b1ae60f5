/** Builds the page model from Docusaurus's pages and routes. */
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import * as z from 'zod';

import { addressOf, type SiteAddress } from './addresses';
import { parseSource } from './sources/link';
import { type PageFacts } from './page';
import { routeOf } from './pages';

export interface ModelSources {
  readonly site: SiteAddress;
  /** Pages of all versions. */
  readonly docs: readonly DocMetadata[];
  readonly routes: readonly RouteConfig[];
  /** Takes a path with the base URL. */
  readonly isNoIndex: (path: string) => boolean;
  /** Route of an imported page's original; undefined for other pages. */
  readonly originalOf: (doc: DocMetadata) => string | undefined;
}

/** Optional where older snapshots may lack them. */
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

/**
 * Required props of a page without a document; other routes, such as search,
 * are no destinations.
 */
const about = z.object({ title: z.string(), description: z.string() });

/** The page model, by route. */
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

/** Current route of a snapshot's page; a snapshot's first page has none. */
function routeToday(
  { version, id }: DocMetadata,
  current: ReadonlyMap<string, DocMetadata>,
  baseUrl: string,
): string | undefined {
  const today = version === 'current' || id === 'index' ? undefined : current.get(id);
  return today && routeOf(today.permalink, baseUrl);
}

/**
 * A page's section: the first part of its id, or of its route if it is no
 * document.
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
