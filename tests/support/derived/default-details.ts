/** Stands in for what `src/plugins/derived-data` writes: the same, worked out where a test asks for it. */
import { defaultDetailsOf } from '@site/src/data/chainExcerpts';
import { chainsFile } from '@site/src/data/chains';

export default defaultDetailsOf(chainsFile);
