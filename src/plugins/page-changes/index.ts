import type { LoadContext, Plugin } from '@docusaurus/types';

import { versionsOfPage } from '../../snapshots/files';
import { changesRoute, changesRouteOf } from '../../snapshots/routes';
import { permalinkOf, versionsOf } from '../page-metadata/pages';
import { changesOfPages, summaryOf } from './changedPages';

/** Adds a page for each page that a snapshot keeps, on what changed since, and a list of them. */
export default function pageChanges({ siteConfig: { baseUrl } }: LoadContext): Plugin {
  return {
    name: 'page-changes',

    allContentLoaded({ allContent, actions }): void {
      const versions = versionsOf(allContent);
      if (versions.length < 2) return;
      const pages = changesOfPages(versions, baseUrl, versionsOfPage);
      for (const page of pages) {
        actions.addRoute({
          path: permalinkOf(changesRouteOf(page.route), baseUrl),
          component: '@site/src/components/PageChanges',
          exact: true,
          props: { ...page },
        });
      }
      actions.addRoute({
        path: permalinkOf(changesRoute, baseUrl),
        component: '@site/src/components/PageChanges/ChangesIndex',
        exact: true,
        props: { steps: summaryOf(versions, pages) },
      });
    },
  };
}
