import { type PredeploysFile } from './predeploys';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: PredeploysFile;
export default file;
