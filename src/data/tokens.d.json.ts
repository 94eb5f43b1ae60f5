import { type TokensFile } from './tokens';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: TokensFile;
export default file;
