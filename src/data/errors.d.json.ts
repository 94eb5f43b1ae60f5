import { type ErrorsFile } from './errors';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: ErrorsFile;
export default file;
