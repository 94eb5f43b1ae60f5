import { type UpgradesFile } from './upgrades';

/** Checked by tests/content/dataSchemas.test.ts. */
declare const file: UpgradesFile;
export default file;
