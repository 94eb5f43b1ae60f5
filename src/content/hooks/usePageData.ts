import { useDoc } from '@docusaurus/plugin-content-docs/client';

import { type PageFrontMatter } from '@site/src/content/frontMatter';
import { type SnapshotFields } from '@site/src/content/versions/frontMatter';
import { type SourceFields } from '@site/src/content/sources/frontMatter';

/** A page's own and derived fields (`src/config/markdown.ts`). */
export interface LoadedFrontMatter extends PageFrontMatter, SnapshotFields, SourceFields {
  /** Labels of the page's terms, by id. */
  labels: Record<string, string>;
  /** Full hash of the newest commit; absent if unknown. */
  commit?: string;
  /**
   * Whether the text opens with a paragraph, which replaces the description.
   */
  introduced: boolean;
}

/** A page's metadata, as in `/page-index.json`. */
export interface PageData {
  /** For example `@site/docs/interop/explainer.mdx`. */
  source: string;
  /** With the base URL. */
  route: string;
  /** Name of its documentation version. */
  version: string;
  frontMatter: LoadedFrontMatter;
}

/** Metadata of the current page. Throws outside doc pages, as `useDoc` does. */
export default function usePageData(): PageData {
  const { metadata } = useDoc();
  return {
    source: metadata.source,
    route: metadata.permalink,
    version: metadata.version,
    // From the metadata, because the bundler may cache a compiled page with
    // outdated fields. The cast is safe: builds reject what `validatePage`
    // finds.
    frontMatter: metadata.frontMatter as typeof metadata.frontMatter & LoadedFrontMatter,
  };
}
