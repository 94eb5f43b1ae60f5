import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

import { lastDate, type NoticeEntry } from './notices';
import { frontMatterSchema, type PageFrontMatter, withoutDerived } from './frontMatter';
import { type PageSummary } from './pageSummary';

/** Valid front matter. Throws for invalid pages. */
export function frontMatterOf(doc: DocMetadata): PageFrontMatter {
  return frontMatterSchema.parse(withoutDerived(doc.frontMatter));
}

/** A permalink without base URL and trailing slash. */
export function routeOf(permalink: string, baseUrl: string): string {
  const path = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length - 1) : permalink;
  const route = path.replace(/\/+$/, '');
  return route === '' ? '/' : route;
}

/** Inverse of {@link routeOf}. */
export function permalinkOf(route: string, baseUrl: string): string {
  return baseUrl + route.slice(1);
}

/** Versions, newest first; none without the docs plugin. */
export function versionsOf(allContent: AllContent): readonly LoadedVersion[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return content?.loadedVersions ?? [];
}

/** Summaries in order, notices with dates. */
export function summarize(docs: readonly DocMetadata[], baseUrl: string): PageSummary[] {
  return docs.map((doc) => {
    const { notice } = frontMatterOf(doc);
    return { ...summaryOf(doc, baseUrl), ...(notice && { date: lastDate(notice) }) };
  });
}

/** Notices among pages; invalid ones are skipped and reported elsewhere. */
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
