import { type ChainsFile } from './chains';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: ChainsFile;
export default file;
