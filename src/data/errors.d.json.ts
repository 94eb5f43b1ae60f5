import { type ErrorsFile } from './errors';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: ErrorsFile;
export default file;
