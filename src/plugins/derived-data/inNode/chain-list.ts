/** What `..` writes for the bundler, worked out where Node asks for it: in scripts and tests (`paths` in tsconfig.json, jest.config.js). */
import { chainListOf } from '@site/src/data/chainExcerpts';
import { chainsFile } from '@site/src/data/chains';

export default chainListOf(chainsFile);
