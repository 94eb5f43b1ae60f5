import { renderToStaticMarkup } from 'react-dom/server';

import { navbar } from '@site/src/config/navbar';
import { type Section, useSection } from '@site/src/content/hooks/useSection';
import DocSidebarNavbarItem from '@site/src/theme/NavbarItem/DocSidebarNavbarItem';
import types from '@site/src/theme/NavbarItem/ComponentTypes';

interface ItemProps {
  readonly to: string;
  readonly label: string;
  readonly exact: boolean;
  readonly isActive: () => boolean;
}

jest.mock('@site/src/content/hooks/useSection', () => ({ useSection: jest.fn() }));
jest.mock('@theme/NavbarItem/DefaultNavbarItem', () => ({
  __esModule: true,
  default: ({ to, label, exact, isActive }: ItemProps) => (
    <a href={to} aria-current={isActive()} data-exact={exact}>
      {label}
    </a>
  ),
}));

const sections: Readonly<Record<string, Section>> = {
  stack: { href: '/isthmus/stack', active: true },
  interop: { href: '/interop', active: false },
};
beforeEach(() => jest.mocked(useSection).mockImplementation((id) => sections[id]));

const shown = (sidebarId: string): string =>
  renderToStaticMarkup(<DocSidebarNavbarItem sidebarId={sidebarId} label="Section" />);

describe('a section in the bar', () => {
  it('leads to its landing page in the version at hand and says whether the reader is in it', () => {
    expect(shown('stack')).toBe('<a href="/isthmus/stack" aria-current="true" data-exact="true">Section</a>');
    expect(shown('interop')).toBe('<a href="/interop" aria-current="false" data-exact="true">Section</a>');
  });

  it('is refused where sidebars.ts has none of its name', () => {
    expect(() => shown('nothing')).toThrow(
      'The bar names the section "nothing", which sidebars.ts does not have.',
    );
  });
});

it('every type of item that the bar has is there', () => {
  const used = navbar.items.map((item) => ('type' in item && item.type ? item.type : 'default'));
  expect(new Set(used).size).toBeGreaterThan(1);
  for (const type of used) expect(types).toHaveProperty(String(type));
});
