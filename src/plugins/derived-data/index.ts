import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { chainListOf, defaultDetailsOf } from '../../data/chainExcerpts';
import { chainsFileSchema } from '../../data/chains.schema';

/**
 * Derives small excerpts of data files as
 * `@generated/derived-data/default/NAME.json`, so that browsers need not load
 * whole files. `inNode` does the same for scripts and tests.
 */
export default function derivedData({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin {
  const file = path.join(siteDir, 'src/data/chains.json');
  return {
    name: 'derived-data',

    getPathsToWatch: () => [file],

    async contentLoaded({ actions }) {
      const chains = chainsFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      await actions.createData('chain-list.json', chainListOf(chains));
      await actions.createData('default-details.json', defaultDetailsOf(chains));
    },
  };
}
