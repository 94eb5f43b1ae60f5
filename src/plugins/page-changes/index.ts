import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';

import { changesRoute, changesRouteOf } from '../../snapshots/routes';
import { changesOfPages, summaryOf } from './changedPages';

/** Adds a page for each page that a snapshot keeps, on what changed since, and a list of them. */
export default function pageChanges({ siteConfig: { baseUrl } }: LoadContext): Plugin {
  return {
    name: 'page-changes',

    allContentLoaded({ allContent, actions }): void {
      const versions = versionsOf(allContent);
      const pages = changesOfPages(versions, baseUrl);
      if (versions.length < 2) return;
      for (const page of pages) {
        actions.addRoute({
          path: baseUrl + changesRouteOf(page.route).slice(1),
          component: '@site/src/components/PageChanges',
          exact: true,
          props: { ...page },
        });
      }
      actions.addRoute({
        path: baseUrl + changesRoute.slice(1),
        component: '@site/src/components/PageChanges/ChangesIndex',
        exact: true,
        props: { steps: summaryOf(versions, pages) },
      });
    },
  };
}

function versionsOf(allContent: AllContent): readonly LoadedVersion[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return content?.loadedVersions ?? [];
}
