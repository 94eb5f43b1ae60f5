import { type ContractsFile } from './contracts';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: ContractsFile;
export default file;
