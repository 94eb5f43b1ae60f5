/** Titles and descriptions of the pages about changes. */
import { longestTitle } from '../../content/titles';
import { type ChangedPage } from './changedPages';

/** Heading of the page about another page's changes. */
export function headingOf(subject: string): string {
  return `What changed: ${subject}`;
}

/**
 * Title and description of the page about another page's changes; falls back to the route if the title is too
 * long.
 */
export function aboutChanges({
  title,
  route,
}: Pick<ChangedPage, 'title' | 'route'>): Record<'title' | 'description', string> {
  const full = headingOf(title);
  return {
    title: full.length > longestTitle ? headingOf(route) : full,
    description: `What changed on the page “${title}” from one network upgrade to the next, passage by passage.`,
  };
}

/** Title and description of the list of all changes. */
export const aboutAllChanges = {
  title: 'What changed between upgrades',
  description:
    'What each network upgrade of the OP Stack changed and for whom, and the pages on the protocol with the passages that differ.',
};
