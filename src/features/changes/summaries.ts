/** Data that the plugin writes for pages' Markdown versions. */
import { type Counts } from '../../content/versions/changes';
import { type ChangedPage, type PageIn } from './changedPages';

/** {@link ChangedPage} without its texts, for the page's Markdown version. */
export interface ChangeSummary {
  readonly route: string;
  readonly versions: readonly PageIn[];
  readonly steps: readonly (Counts & {
    readonly older: string;
    readonly newer: string;
    readonly sections: readonly { readonly title: string; readonly id?: string }[];
  })[];
}

/** File with a list of {@link ChangeSummary} in the plugin's generated folder. */
export const summariesFile = 'summaries.json';

/** Drops the texts from a page's changes. */
export function withoutTexts({ route, versions, steps }: ChangedPage): ChangeSummary {
  return {
    route,
    versions,
    steps: steps.map(({ sections, ...step }) => ({
      ...step,
      sections: sections.map(({ title, id }) => ({ title, ...(id === undefined ? {} : { id }) })),
    })),
  };
}
