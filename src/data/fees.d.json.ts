import { type FeesFile } from './fees';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: FeesFile;
export default file;
