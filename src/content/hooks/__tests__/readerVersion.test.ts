import { useLocation } from '@docusaurus/router';
import {
  type GlobalVersion,
  useActiveVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';

import { useSection } from '@site/src/content/hooks/useSection';
import { useVersionLinks } from '@site/src/content/hooks/useVersionLinks';

jest.mock('@docusaurus/router', () => ({ useLocation: jest.fn() }));
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActiveVersion: jest.fn(),
  useLatestVersion: jest.fn(),
  useVersions: jest.fn(),
}));

/** A version with a home page and the landing pages of its sections. */
function versionAt(path: string, label: string, sections: readonly string[]): GlobalVersion {
  const pages = sections.map((id) => ({ id, path: `${path.replace(/\/$/, '')}/${id}` }));
  return {
    name: label,
    label,
    path,
    isLast: path === '/',
    mainDocId: 'index',
    docs: [{ id: 'index', path }, ...pages],
    draftIds: [],
    sidebars: Object.fromEntries(pages.map((page) => [page.id, { link: { path: page.path, label: '' } }])),
  };
}

const latest = versionAt('/', 'Karst', ['stack', 'interop']);
const snapshot = versionAt('/isthmus', 'Isthmus', ['stack']);

/** Opens a page; undefined for one outside of all versions. */
function open(pathname: string, version: GlobalVersion | undefined): void {
  jest.mocked(useLocation).mockReturnValue({ pathname, search: '', hash: '', state: undefined });
  jest.mocked(useActiveVersion).mockReturnValue(version);
  jest.mocked(useLatestVersion).mockReturnValue(latest);
  jest.mocked(useVersions).mockReturnValue([latest, snapshot]);
}

describe('a section', () => {
  it('is active on its own pages only', () => {
    open('/stack/rollup/overview', latest);
    expect(useSection('stack')).toEqual({ href: '/stack', active: true });
    expect(useSection('interop')).toEqual({ href: '/interop', active: false });
  });

  it("is that of the reader's version, or of the latest if this one lacks it", () => {
    open('/isthmus/stack/rollup', snapshot);
    expect(useSection('stack')).toEqual({ href: '/isthmus/stack', active: true });
    expect(useSection('interop')).toEqual({ href: '/interop', active: false });
  });

  it('is that of the latest version on a page without a version', () => {
    open('/search', undefined);
    expect(useSection('stack')).toEqual({ href: '/stack', active: false });
  });

  it('is missing if no version has it', () => {
    open('/', latest);
    expect(useSection('nothing')).toBeUndefined();
  });
});

describe('the links to versions', () => {
  it("lead to the same page, and mark the reader's version", () => {
    open('/isthmus/stack', snapshot);
    expect(useVersionLinks().links).toEqual([
      { label: 'Karst', href: '/stack', active: false },
      { label: 'Isthmus', href: '/isthmus/stack', active: true },
    ]);
  });

  it('lead to the first page of a version that lacks the page', () => {
    open('/interop', latest);
    expect(useVersionLinks().links).toEqual([
      { label: 'Karst', href: '/interop', active: true },
      { label: 'Isthmus', href: '/isthmus', active: false },
    ]);
  });

  it('mark the latest on a page without a version', () => {
    open('/search', undefined);
    expect(useVersionLinks().links.map(({ active }) => active)).toEqual([true, false]);
  });
});
