import { issueUrl } from '@site/src/lib/issueUrl';

/** Possible answers, in the words of the issue form. */
export const answers = ['Yes', 'Partly', 'No'] as const;

/** One of {@link answers}. */
export type Answer = (typeof answers)[number];

/** Address of the issue form with page, version and answer filled in. */
export function feedbackUrl(
  repositoryUrl: string,
  page: { readonly permalink: string; readonly version: string },
  answer: Answer,
): string {
  return issueUrl(repositoryUrl, 'page-feedback', {
    // In the title too, so that a list of issues is readable without opening each.
    title: `Feedback: ${page.permalink} (useful: ${answer.toLowerCase()})`,
    page: page.permalink,
    version: page.version,
    useful: answer,
  });
}
