import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { AllContent, LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import * as z from 'zod';

import { originalRoute } from '../../content/importedPages';
import { type SiteAddress } from '../../content/addresses';
import { noticesToActOn } from '../../content/notices';
import { fieldDescriptions, frontMatterJsonSchema } from '../../content/frontMatter';
import { validateCorpus } from '../../content/corpus';
import { withPictures } from '../../build/pagePictures';
import { pageModelFile } from '../../content/page';
import { formatProblems } from '../../lib/problems';
import { tagRoute } from '../../content/tagRoute';
import { tagLists, tagPages } from '../../content/tags';
import { inMenuOrder, unlistedPages } from '../../content/navigation/menuOrder';
import { type ModelSources, pageModel } from '../../content/pageModel';
import { noticesOf, permalinkOf, routeOf, summarize, versionsOf } from '../../content/pages';

const name = 'page-metadata';

interface PageMetadata {
  readonly plugin: (context: LoadContext) => Plugin;
  /**
   * Omits pages with another canonical page and pages that are no destination.
   */
  readonly createSitemapItems: NonNullable<
    Exclude<PresetOptions['sitemap'], false | undefined>['createSitemapItems']
  >;
}

/**
 * Checks front matter and sidebars of the current pages, adds index pages of
 * personas, content types and categories, writes the page model, the
 * front-matter JSON Schema and page descriptions, and draws the pages'
 * pictures. Snapshots are frozen and not checked.
 */
export default function pageMetadata(): PageMetadata {
  let docs: readonly DocMetadata[] = [];
  let originals: ReadonlyMap<DocMetadata, string> = new Map();

  const modelOf = (
    site: SiteAddress,
    made: Pick<ModelSources, 'routes' | 'isNoIndex'>,
  ): ReturnType<typeof pageModel> =>
    pageModel({ site, docs, originalOf: (doc) => originals.get(doc), ...made });

  const plugin = ({ siteConfig, siteDir, generatedFilesDir }: LoadContext): Plugin => ({
    name,

    async allContentLoaded({ allContent, actions }) {
      const { baseUrl } = siteConfig;
      const versions = versionsOf(allContent);
      await actions.createData('descriptions.json', descriptionsOf(versions));
      await actions.createData('front-matter-fields.json', fieldDescriptions());
      docs = versions.flatMap((version) => version.docs);
      const version = currentVersion(allContent);
      const current = inMenuOrder(version);
      const problems = validateCorpus(
        current.map((doc) => ({
          file: aliasedSitePathToRelativePath(doc.source),
          frontMatter: doc.frontMatter,
        })),
      );
      await actions.createData('problems.json', problems);
      const unlisted = unlistedPages(version).map(
        ({ source, permalink }) =>
          `${aliasedSitePathToRelativePath(source)} exists, but sidebars.ts does not list ${routeOf(permalink, baseUrl)}.`,
      );
      const report = [formatProblems(problems), ...unlisted].filter((part) => part !== '').join('\n');
      if (report !== '') {
        if (process.env.NODE_ENV === 'production') {
          throw new Error(report);
        }
        // The development server shows the problems in place of the page.
        logger.error(report);
      } else {
        originals = await originalsOf(docs, siteDir);
      }

      const valid = current.filter((doc) => !problems.some(({ file }) => isFileOf(doc, file)));
      const notices = noticesOf(valid, baseUrl);
      await actions.createData('notices.json', notices);
      // Separate, so that the home page loads only these.
      await actions.createData('open-notices.json', noticesToActOn(notices));
      const pages = summarize(valid, baseUrl);
      const addPage = (route: string, component: string, props: RouteConfig['props']): void =>
        actions.addRoute({ path: permalinkOf(route, baseUrl), component, exact: true, props });
      for (const props of tagPages(pages)) {
        addPage(tagRoute(props.kind, props.id), '@site/src/components/page/TagPage', { ...props });
      }
      for (const props of tagLists(pages)) {
        addPage(`/${props.kind}`, '@site/src/components/page/TagList', { ...props });
      }
    },

    async postBuild({ outDir, routes, routesBuildMetadata }) {
      const isNoIndex = (route: string): boolean => routesBuildMetadata[route]?.noIndex ?? false;
      const schema = frontMatterJsonSchema();
      const schemaFile = path.join(outDir, 'front-matter.schema.json');
      await fs.writeFile(schemaFile, `${JSON.stringify(schema, null, 1)}\n`);
      const model = await withPictures(modelOf(siteConfig, { routes, isNoIndex }), {
        siteTitle: siteConfig.title,
        root: siteDir,
        outDir,
        // The search plugin makes its index meanwhile, which leaves a processor free.
        threads: 1,
      });
      // Among the generated files, since it is not published.
      const modelFile = path.join(generatedFilesDir, name, 'default', pageModelFile);
      await fs.writeFile(modelFile, `${JSON.stringify(model, null, 1)}\n`);
    },
  });

  return {
    plugin,
    createSitemapItems: async ({ defaultCreateSitemapItems, siteConfig, routes }) => {
      const model = modelOf(siteConfig, { routes, isNoIndex: () => false });
      const shown = new Set(
        model.flatMap(({ address, canonical }) => (canonical === address ? [address] : [])),
      );
      const items = await defaultCreateSitemapItems({ siteConfig, routes });
      return items.filter(({ url }) => shown.has(url));
    },
  };
}

const importedPage = z.object({ is_imported_content: z.literal('true') });

/** Routes of the originals of imported pages. Throws if a page names none. */
async function originalsOf(
  docs: readonly DocMetadata[],
  siteDir: string,
): Promise<ReadonlyMap<DocMetadata, string>> {
  const imported = docs.filter(({ frontMatter }) => importedPage.safeParse(frontMatter).success);
  return new Map(
    await Promise.all(
      imported.map(async (doc) => {
        const file = aliasedSitePathToRelativePath(doc.source);
        const original = originalRoute(await fs.readFile(path.join(siteDir, file), 'utf8'));
        if (original === undefined) {
          throw new Error(
            `${file}: is_imported_content is 'true', so the page has to name the page whose text it shows: <ImportedFrom route="/…" /> on its own line.`,
          );
        }
        return [doc, original] as const;
      }),
    ),
  );
}

/** By version and id, for `src/components/page/SectionIndex`. */
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
