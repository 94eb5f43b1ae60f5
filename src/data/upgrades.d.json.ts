import { type UpgradesFile } from './upgrades';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: UpgradesFile;
export default file;
