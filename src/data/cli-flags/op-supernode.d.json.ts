import { type FlagFile } from '../cliFlags';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: FlagFile;
export default file;
