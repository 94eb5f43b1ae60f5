import type { Plugin } from '@docusaurus/types';

import { contentTypes, personas } from '../../metadata/vocabulary';
import { versionsOf } from '../../plugins/page-metadata/pages';
import { factsFile, factsOf, type SearchFacts, urlKey } from './facts';

/** Leaves what pages say about themselves for `scripts/finishBuild`, which joins it with what the search plugin found. */
export default function searchPlugin(): Plugin {
  return {
    name: 'search',

    async allContentLoaded({ allContent, actions }) {
      const docs = versionsOf(allContent).flatMap((version) => version.docs);
      const facts: SearchFacts = {
        pages: Object.fromEntries(
          docs.map(({ permalink, frontMatter }) => [urlKey(permalink), factsOf({ ...frontMatter })]),
        ),
        labels: Object.fromEntries(
          [...Object.entries(contentTypes), ...Object.entries(personas)].map(([id, { label }]) => [
            id,
            label,
          ]),
        ),
      };
      await actions.createData(factsFile, facts);
    },
  };
}
