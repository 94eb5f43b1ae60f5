import { type JsonRpcFile } from './jsonRpc';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: JsonRpcFile;
export default file;
