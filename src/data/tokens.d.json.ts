import { type TokensFile } from './tokens';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: TokensFile;
export default file;
