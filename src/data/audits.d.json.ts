import { type AuditsFile } from './audits';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: AuditsFile;
export default file;
