import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

import { noticesFile, noticesOf } from '../../build/thirdPartyNotices';

const name = 'third-party-notices';

/** Writes the licenses of bundled packages. */
export default function thirdPartyNotices(): Plugin {
  const modules = new Set<string>();
  return {
    name,
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? []
        : [
            (compiler) => {
              compiler.hooks.compilation.tap(name, (compilation) => {
                compilation.hooks.finishModules.tap(name, (finished) => {
                  for (const module of finished) {
                    const file = module.nameForCondition();
                    if (file !== null) modules.add(file);
                  }
                });
              });
            },
          ],
    }),
    postBuild({ outDir }) {
      writeFileSync(path.join(outDir, noticesFile), noticesOf('In the pages', modules));
      return Promise.resolve();
    },
  };
}
