import { existsSync } from 'node:fs';
import path from 'node:path';

import { buildDir } from '../../scripts/support/builtSite';

/** Ends a run of tests that need the built site where there is none, before the first of them. */
export default function requireBuild(): void {
  // The last file that a build writes.
  if (existsSync(path.join(buildDir, '_headers'))) return;
  console.error('These tests look at the built site, and build/ has none. Run: npm run build');
  process.exit(1);
}
