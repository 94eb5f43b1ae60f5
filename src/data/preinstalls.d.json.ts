import { type PreinstallsFile } from './preinstalls';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: PreinstallsFile;
export default file;
