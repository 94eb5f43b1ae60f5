import { type ReleasesFile } from './releases';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: ReleasesFile;
export default file;
