import { type ChainsFile } from './chains';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: ChainsFile;
export default file;
