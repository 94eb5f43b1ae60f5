import type { LoadContext, Plugin } from '@docusaurus/types';

import { stepsOfPage } from '../../content/versions/comparisons';
import { changesRoute, changesRouteOf } from '../../content/versions/routes';
import { summariesBetween } from '../../content/versions/upgradeSummaries';
import { permalinkOf, versionsOf } from '../../content/pages';
import { aboutAllChanges, aboutChanges } from './about';
import { summariesFile, withoutTexts } from './summaries';

/** Adds a page of changes for each page that a snapshot keeps, and a list of them. */
export default function pageChanges({ siteConfig: { baseUrl } }: LoadContext): Plugin {
  return {
    name: 'page-changes',

    async allContentLoaded({ allContent, actions }) {
      const versions = versionsOf(allContent);
      if (versions.length < 2) {
        await actions.createData(summariesFile, []);
        return;
      }
      // Loaded late, because its Markdown packages are slow to load.
      const { changesOfPages, summaryOf } = await import('./changedPages');
      const pages = await changesOfPages(versions, baseUrl, stepsOfPage);
      await actions.createData(summariesFile, pages.map(withoutTexts));
      for (const page of pages) {
        actions.addRoute({
          path: permalinkOf(changesRouteOf(page.route), baseUrl),
          component: '@site/src/features/changes/PageChanges',
          exact: true,
          // Nested, because the router passes its own `route` property.
          props: { ...aboutChanges(page), page },
        });
      }
      actions.addRoute({
        path: permalinkOf(changesRoute, baseUrl),
        component: '@site/src/features/changes/ChangesIndex',
        exact: true,
        props: {
          ...aboutAllChanges,
          summaries: summariesBetween(versions.map(({ versionName }) => versionName)),
          steps: summaryOf(versions, baseUrl, pages),
        },
      });
    },
  };
}
