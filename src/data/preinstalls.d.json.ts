import { type PreinstallsFile } from './preinstalls';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: PreinstallsFile;
export default file;
