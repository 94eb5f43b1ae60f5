import { type FlagFile } from '../cliFlags';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: FlagFile;
export default file;
