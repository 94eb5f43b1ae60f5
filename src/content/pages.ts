import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

import { lastDate, type NoticeEntry } from './notices/notices';
import { frontMatterSchema, type PageFrontMatter, withoutDerived } from './frontMatter';
import { type PageSummary } from './pageSummary';

/** The front matter of a page that has passed validation. Throws for one that has not. */
export function frontMatterOf(doc: DocMetadata): PageFrontMatter {
  return frontMatterSchema.parse(withoutDerived(doc.frontMatter));
}

/** The route of a permalink: without the site's base URL and, as the site serves it, without a slash at its end. */
export function routeOf(permalink: string, baseUrl: string): string {
  const path = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length - 1) : permalink;
  const route = path.replace(/\/+$/, '');
  return route === '' ? '/' : route;
}

/** The permalink of a route; undoes {@link routeOf}. */
export function permalinkOf(route: string, baseUrl: string): string {
  return baseUrl + route.slice(1);
}

/** Every version of the documentation, newest first; none where the docs plugin is not configured. */
export function versionsOf(allContent: AllContent): readonly LoadedVersion[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return content?.loadedVersions ?? [];
}

/** Summaries of pages in their order; those of notices with their date. */
export function summarize(docs: readonly DocMetadata[], baseUrl: string): PageSummary[] {
  return docs.map((doc) => {
    const { notice } = frontMatterOf(doc);
    return { ...summaryOf(doc, baseUrl), ...(notice && { date: lastDate(notice) }) };
  });
}

/** The notices among pages; those that do not pass validation are left out, and reported elsewhere. */
export function noticesOf(docs: readonly DocMetadata[], baseUrl: string): NoticeEntry[] {
  return docs.flatMap((doc) => {
    const { title, description, notice } =
      frontMatterSchema.safeParse(withoutDerived(doc.frontMatter)).data ?? {};
    return title === undefined || description === undefined || notice === undefined
      ? []
      : [{ route: routeOf(doc.permalink, baseUrl), title, description, notice }];
  });
}

function summaryOf(doc: DocMetadata, baseUrl: string): PageSummary {
  const { content_type, personas, categories } = frontMatterOf(doc);
  return {
    route: routeOf(doc.permalink, baseUrl),
    title: doc.title,
    description: doc.description,
    contentType: content_type,
    personas,
    categories,
  };
}
