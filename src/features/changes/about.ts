/** What the pages on changes are called. */
import { longestTitle } from '../../content/titles';
import { type ChangedPage } from './changedPages';

/** What a page on the changes of another is called at its top. */
export function headingOf(subject: string): string {
  return `What changed: ${subject}`;
}

/** Title and description of the page on the changes of a page; where the other's title makes it too long, its route names it. */
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
