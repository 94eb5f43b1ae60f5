import type * as Versions from '@site/src/config/versions';
import { snapshotNames } from '@site/src/content/versions/files';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

/** Loads the versions with this environment. */
function versionsIn(environment: Record<string, string>): typeof Versions {
  process.env = { ...before, ...environment };
  let versions: typeof Versions | undefined;
  jest.isolateModules(() => {
    versions = jest.requireActual<typeof Versions>('@site/src/config/versions');
  });
  return versions as typeof Versions;
}

describe('the versions of the documentation', () => {
  it('are all there in a build', () => {
    expect(snapshotNames().length).toBeGreaterThan(0);
    expect(Object.keys(versionsIn({ NODE_ENV: 'production' }).versions)).toEqual([
      'current',
      ...snapshotNames(),
    ]);
  });

  it('are the current one alone while someone writes', () => {
    expect(Object.keys(versionsIn({ NODE_ENV: 'development' }).versions)).toEqual(['current']);
  });

  it('are all there while someone writes who asked for them', () => {
    expect(versionsIn({ NODE_ENV: 'development', SNAPSHOTS: '1' }).shownSnapshots).toEqual(snapshotNames());
  });
});
