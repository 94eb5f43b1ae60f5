import { type PredeploysFile } from './predeploys';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: PredeploysFile;
export default file;
