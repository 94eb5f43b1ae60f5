import { type FeesFile } from './fees';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: FeesFile;
export default file;
