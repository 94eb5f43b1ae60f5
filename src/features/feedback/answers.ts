import { issueUrl } from '@site/src/lib/issueUrl';

/** What a reader can say of a page, in the words of the issue form. */
export const answers = ['Yes', 'Partly', 'No'] as const;

/** One of {@link answers}. */
export type Answer = (typeof answers)[number];

/** Address of the feedback form with a page, its version and an answer filled in. */
export function feedbackUrl(
  repositoryUrl: string,
  page: { readonly permalink: string; readonly version: string },
  answer: Answer,
): string {
  return issueUrl(repositoryUrl, 'page-feedback', {
    // Also in the title, so that a list of issues can be read without opening each.
    title: `Feedback: ${page.permalink} (useful: ${answer.toLowerCase()})`,
    page: page.permalink,
    version: page.version,
    useful: answer,
  });
}
