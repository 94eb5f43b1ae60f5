import { type ReleasesFile } from './releases';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: ReleasesFile;
export default file;
