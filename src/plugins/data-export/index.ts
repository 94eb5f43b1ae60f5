import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { datasets } from '../../data/datasets';
import { exportFiles } from '../../data/exportFiles';

const name = 'data-export';

type Context = Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'> & {
  readonly siteConfig: Pick<LoadContext['siteConfig'], 'url'>;
};

/** Publishes src/data below /data, with JSON Schemas and an index. */
export default function dataExport({ siteDir, siteConfig, baseUrl, generatedFilesDir }: Context): Plugin {
  const folder = path.join(siteDir, 'src/data');
  const files = (): ReadonlyMap<string, string> =>
    exportFiles((file) => readFileSync(path.join(folder, file), 'utf8'), `${siteConfig.url}${baseUrl}data`);
  const inDevelopment = process.env.NODE_ENV !== 'production';

  return {
    name,

    getPathsToWatch: () => [...new Set(datasets.map(({ file }) => path.join(folder, file)))],

    // `docusaurus start` runs no postBuild, so it serves generated files.
    async contentLoaded({ actions }) {
      if (!inDevelopment) return;
      await Promise.all([...files()].map(([file, text]) => actions.createData(file, text)));
    },
    configureWebpack() {
      if (!inDevelopment) return {};
      const directory = path.join(generatedFilesDir, name, 'default');
      const devServer = { static: [{ directory, publicPath: `${baseUrl}data` }] };
      // The bundler's types omit the development server.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir }) {
      for (const [file, text] of files()) {
        const target = path.join(outDir, 'data', file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
  };
}
