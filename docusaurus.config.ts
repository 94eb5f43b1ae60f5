import { createHash } from 'node:crypto';

import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

import { footer } from './src/config/footer';
import { hasHistory } from './src/content/history';
import autoImports, { heavyComponents } from './src/remark/autoImports';
import { markdown } from './src/config/markdown';
import { navbar } from './src/config/navbar';
import { search } from './src/config/search';
import { site } from './src/config/site';
import { versions } from './src/config/versions';
import feeds from './src/features/feeds/plugin';
import remarkSteps from './src/remark/tutorialSteps';
import compileOnVisit from './src/plugins/compile-on-visit';
import dataExport from './src/plugins/data-export';
import derivedData from './src/plugins/derived-data';
import facts, { factsFingerprint } from './src/remark/facts';
import pageChanges from './src/features/changes/plugin';
import pageMetadata from './src/plugins/page-metadata';
import leanBundle from './src/plugins/lean-bundle';
import thirdPartyNotices from './src/plugins/third-party-notices';
import cardTables from './src/remark/cardTables';
import codeSample, { fingerprint } from './src/remark/codeSample';
import executedWith from './src/remark/executedWith';
import diagramSizes from './src/remark/diagramSizes';
import measuredDiagrams from './src/remark/measuredDiagrams.json';
import flagGroups from './src/remark/flagGroups';
import highlight from './src/remark/highlight';
import sampleDownload from './src/remark/sampleDownload';
import sections from './src/remark/sections';
import unbrokenCode from './src/remark/unbrokenCode';

/**
 * Changes with any file that remark plugins read beside a page, which the bundler's cache does not track. A
 * single short digest, because plugin options are in every page's scripts.
 */
const readBeside = createHash('sha256')
  .update(fingerprint('docs') + fingerprint('versioned_docs') + factsFingerprint())
  .update(JSON.stringify([measuredDiagrams, heavyComponents]))
  .digest('hex')
  .slice(0, 16);

const sizedDiagrams = (): ReturnType<typeof diagramSizes> => diagramSizes({ sizes: measuredDiagrams });

const pages = pageMetadata();

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  // It mistakes scripts that start late for missing ones.
  baseUrlIssueBanner: false,
  customFields: {
    repositoryUrl: site.repositoryUrl,
    branch: site.branch,
    ...(site.feedbackUrl === undefined ? {} : { feedbackUrl: site.feedbackUrl }),
  },
  i18n: { defaultLocale: 'en-US', locales: ['en-US'] },
  future: { v4: true, faster: true },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown,

  clientModules: [
    // Before modules that read what it sanitizes.
    './src/clientModules/sanitizeInput.ts',
    './src/clientModules/prefetchOnIntent.ts',
    './src/clientModules/layOutSections.ts',
    './src/features/offline/clientModule.ts',
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          lastVersion: 'current',
          versions,
          onlyIncludeVersions: Object.keys(versions),
          editUrl: `${site.repositoryUrl}/edit/${site.branch}/`,
          showLastUpdateTime: hasHistory,
          beforeDefaultRemarkPlugins: [
            [codeSample, { fingerprint: readBeside }],
            executedWith,
            remarkSteps,
            facts,
            autoImports,
          ],
          remarkPlugins: [
            flagGroups,
            sizedDiagrams,
            sampleDownload,
            highlight,
            unbrokenCode,
            cardTables,
            sections,
          ],
        },
        blog: false,
        debug: false,
        sitemap: {
          // Frequencies and priorities would be guesses.
          changefreq: null,
          priority: null,
          lastmod: hasHistory ? 'date' : null,
          createSitemapItems: pages.createSitemapItems,
        },
        theme: { customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/code.css'] },
      } satisfies PresetOptions,
    ],
  ],
  themes: ['@docusaurus/theme-mermaid', ['@easyops-cn/docusaurus-search-local', search]],
  plugins: [
    pages.plugin,
    leanBundle,
    derivedData,
    dataExport,
    feeds,
    compileOnVisit,
    thirdPartyNotices,
    pageChanges,
  ],

  themeConfig: {
    navbar,
    footer,
    colorMode: { respectPrefersColorScheme: true },
    docs: { versionPersistence: 'none', sidebar: { hideable: false, autoCollapseCategories: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // Code is colored by src/css/code.css; a Prism theme would be in every page's scripts.
    prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
    mermaid: { theme: { light: 'neutral', dark: 'dark' } },
  } satisfies ThemeConfig & Record<string, unknown>,
};

export default config;
