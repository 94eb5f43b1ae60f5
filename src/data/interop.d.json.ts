import { type InteropFile } from './interop';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: InteropFile;
export default file;
