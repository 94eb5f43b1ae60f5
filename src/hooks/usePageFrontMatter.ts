import { useDoc } from '@docusaurus/plugin-content-docs/client';

import { type PageFrontMatter } from '@site/src/metadata/frontMatter';

/** What a loaded page carries: its own fields and those derived from them. */
export interface LoadedFrontMatter extends PageFrontMatter {
  /** Label of each persona, category and content type of the page, by id. */
  labels: Record<string, string>;
  /** Short hash of the newest commit of the page's file; absent where the history is unknown. */
  commit?: string;
}

/**
 * The front matter of the page that is shown. Throws outside doc pages, as `useDoc` does.
 *
 * The cast is safe because the build refuses pages that `validatePage` finds fault with.
 */
export default function usePageFrontMatter(): LoadedFrontMatter {
  return useDoc().frontMatter as unknown as LoadedFrontMatter;
}
