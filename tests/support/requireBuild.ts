import { existsSync } from 'node:fs';
import path from 'node:path';

import { buildDir } from '../../scripts/support/builtSite';

/** Ends a test run that needs the built site if there is none. */
export default function requireBuild(): void {
  // Written by the last step of a build.
  if (existsSync(path.join(buildDir, 'docs-manifest.json'))) return;
  console.error('These tests look at the built site, and build/ has none. Run: npm run build');
  process.exit(1);
}
