import { type ContractsFile } from './contracts';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: ContractsFile;
export default file;
