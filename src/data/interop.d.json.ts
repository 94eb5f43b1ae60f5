import { type InteropFile } from './interop';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: InteropFile;
export default file;
