import { noticesFile } from '@site/src/build/thirdPartyNotices';

import { builtFile } from '../../scripts/support/builtSite';

const entries = builtFile(noticesFile).split(/\n-{72}\n|\n={3,}\n/);

function licenseOf(name: string): string {
  return entries.find((entry) => entry.trimStart().startsWith(`${name} `)) ?? '';
}

describe('third-party licenses', () => {
  // One each from the first scripts, search, diagrams, the worker, and a tool.
  it.each(['react', 'react-dom', 'minisearch', 'mermaid', 'workbox-core', '@noble/hashes'])(
    'include that of %s',
    (name) => {
      expect(licenseOf(name)).toMatch(/permission is hereby granted/i);
    },
  );

  it('are named if a package has no license text', () => {
    expect(licenseOf('infima')).toContain('(MIT)');
  });

  it('exclude build tools', () => {
    expect(entries.length).toBeGreaterThan(50);
    for (const name of ['cheerio', 'typescript', 'esbuild', '@resvg/resvg-js']) {
      expect(licenseOf(name)).toBe('');
    }
  });
});
