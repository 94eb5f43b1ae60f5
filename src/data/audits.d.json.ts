import { type AuditsFile } from './audits';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: AuditsFile;
export default file;
