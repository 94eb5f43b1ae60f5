import { type JsonRpcFile } from './jsonRpc';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: JsonRpcFile;
export default file;
