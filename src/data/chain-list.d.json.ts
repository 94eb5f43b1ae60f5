import { type ChainListFile } from './chainList';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: ChainListFile;
export default file;
