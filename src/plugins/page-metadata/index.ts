import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';

import { fileStem } from '../../delivery/addresses';
import { noticesToActOn } from '../../features/notices/notices';
import { fieldDescriptions, frontMatterJsonSchema } from '../../metadata/frontMatter';
import { validateCorpus } from '../../metadata/corpus';
import { formatProblems } from '../../metadata/problems';
import { termRoute } from '../../metadata/termRoute';
import { termLists, termPages } from '../../metadata/terms';
import { inMenuOrder, unlistedPages } from '../../navigation/menuOrder';
import { noticesOf, pageIndex, permalinkOf, routeOf, summarize, versionsOf } from './pages';

/**
 * Checks the front matter of all current pages and that the sidebars list them, adds the index pages of personas, content types and
 * categories, writes `/page-index.json` and the JSON Schema of the front matter, and hands the descriptions of pages to those that list them. Snapshots of
 * earlier versions are frozen and not checked.
 */
export default function pageMetadataPlugin(context: LoadContext): Plugin {
  const { baseUrl } = context.siteConfig;
  let docs: readonly DocMetadata[] = [];

  return {
    name: 'page-metadata',

    async allContentLoaded({ allContent, actions }) {
      await actions.createData('descriptions.json', descriptionsOf(versionsOf(allContent)));
      await actions.createData('front-matter-fields.json', fieldDescriptions());
      const current = currentVersion(allContent);
      docs = inMenuOrder(current);
      const problems = validateCorpus(
        docs.map((doc) => ({
          file: aliasedSitePathToRelativePath(doc.source),
          frontMatter: doc.frontMatter,
        })),
      );
      await actions.createData('problems.json', problems);
      const unlisted = unlistedPages(current).map(
        ({ source, permalink }) =>
          `${aliasedSitePathToRelativePath(source)} exists, but sidebars.ts does not list ${routeOf(permalink, baseUrl)}.`,
      );
      const report = [formatProblems(problems), ...unlisted].filter((part) => part !== '').join('\n');
      if (report !== '') {
        if (process.env.NODE_ENV === 'production') {
          throw new Error(report);
        }
        // The development server goes on: a bad page shows its problems in place of its text.
        logger.error(report);
      }

      const valid = docs.filter((doc) => !problems.some(({ file }) => isFileOf(doc, file)));
      const notices = noticesOf(valid, baseUrl);
      await actions.createData('notices.json', notices);
      // Apart, so that the home page loads no others.
      await actions.createData('open-notices.json', noticesToActOn(notices));
      const pages = summarize(valid, baseUrl);
      for (const props of termPages(pages)) {
        actions.addRoute({
          path: permalinkOf(termRoute(props.kind, props.id), baseUrl),
          component: '@site/src/components/TermPage',
          exact: true,
          props: { ...props },
        });
      }
      for (const props of termLists(pages)) {
        actions.addRoute({
          path: permalinkOf(`/${props.kind}`, baseUrl),
          component: '@site/src/components/TermList',
          exact: true,
          props: { ...props },
        });
      }
    },

    async postBuild({ outDir }) {
      // Reading HTML needs a package that takes a while to load, and the development server does without.
      const { headingsOfHtml } = await import('./headings');
      const htmlOf = new Map(
        await Promise.all(
          docs.map(async ({ permalink }) => {
            const route = routeOf(permalink, baseUrl);
            return [route, await fs.readFile(path.join(outDir, `${fileStem(route)}.html`), 'utf8')] as const;
          }),
        ),
      );
      const index = pageIndex(docs, baseUrl, (route) => headingsOfHtml(htmlOf.get(route) ?? ''));
      await fs.writeFile(path.join(outDir, 'page-index.json'), `${JSON.stringify(index, null, 1)}\n`);
      await fs.writeFile(
        path.join(outDir, 'front-matter.schema.json'),
        `${JSON.stringify(frontMatterJsonSchema(), null, 1)}\n`,
      );
    },
  };
}

/** By version and id. `src/components/SectionIndex` reads them. */
function descriptionsOf(versions: readonly LoadedVersion[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    versions.map(({ versionName, docs }) => [
      versionName,
      Object.fromEntries(docs.map(({ id, description }) => [id, description])),
    ]),
  );
}

function currentVersion(allContent: AllContent): LoadedVersion {
  const current = versionsOf(allContent).find((version) => version.versionName === 'current');
  if (!current) {
    throw new Error('page-metadata found no current version of the docs; is the docs plugin configured?');
  }
  return current;
}

function isFileOf(doc: DocMetadata, file: string): boolean {
  return aliasedSitePathToRelativePath(doc.source) === file;
}
