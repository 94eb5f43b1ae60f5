/** What the plugin leaves for the Markdown versions of pages. */
import { type Counts } from '../../content/versions/changes';
import { type ChangedPage, type PageIn } from './changedPages';

/** What a page's Markdown says of its changes: those of {@link ChangedPage} without their texts. */
export interface ChangeSummary {
  /** As in {@link ChangedPage}. */
  readonly route: string;
  readonly versions: readonly PageIn[];
  readonly steps: readonly (Counts & {
    readonly older: string;
    readonly newer: string;
    /** The sections that differ, as in its steps. */
    readonly sections: readonly { readonly title: string; readonly id?: string }[];
  })[];
}

/** Name of the file with a list of {@link ChangeSummary} in the plugin's generated folder. */
export const summariesFile = 'summaries.json';

/** The changes of a page without their texts. */
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
