import type { ReactNode } from 'react';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

import { useVersionLinks } from '@site/src/hooks/useVersionLinks';

/**
 * The versions of the documentation in the bar, each leading to the page at hand. Replaces the theme's, which looks for
 * that page among all pages (`useVersionLinks`).
 */
export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  dropdownItemsBefore,
  dropdownItemsAfter,
  className,
  position,
}: Props): ReactNode {
  const links = useVersionLinks();
  const shown = links.find(({ active }) => active) ?? links[0];
  return (
    <DropdownNavbarItem
      className={className}
      position={position}
      mobile={mobile}
      label={mobile ? 'Versions' : shown?.label}
      items={[
        ...dropdownItemsBefore,
        ...links.map(({ label, href, active }) => ({ label, to: href, isActive: () => active })),
        ...dropdownItemsAfter,
      ]}
    />
  );
}
