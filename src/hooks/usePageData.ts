import { useDoc } from '@docusaurus/plugin-content-docs/client';

export interface PageData {
  /** Headings of levels 2 and 3 that stand in the Markdown of the page. */
  headings: readonly { id: string; text: string; level: number }[];
  /** Address of the page that follows in the navigation tree. */
  nextRoute: string | undefined;
  /** When the text last changed, in milliseconds since 1970; unknown without a git history. */
  timestamp: number | undefined;
}

/** What the site knows of the page that is shown. Throws outside doc pages. */
export default function usePageData(): PageData {
  const { toc, metadata } = useDoc();
  return {
    headings: toc.map(({ id, value, level }) => ({ id, text: value, level })),
    nextRoute: metadata.next?.permalink,
    timestamp: metadata.lastUpdatedAt ?? undefined,
  };
}
