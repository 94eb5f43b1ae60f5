/**
 * For Node (scripts and tests), what `..` generates for the bundler; see
 * `paths` in tsconfig.json and jest.config.js.
 */
import { defaultDetailsOf } from '@site/src/data/chainExcerpts';
import { chainsFile } from '@site/src/data/chains';

export default defaultDetailsOf(chainsFile);
