import type { ReactNode } from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocSidebarNavbarItem';

import { useSection } from '@site/src/content/hooks/useSection';

/**
 * A section link. A copy of the theme's (3.10.2), which searches all pages, with
 * `useSection`.
 */
export default function DocSidebarNavbarItem({
  sidebarId,
  ...props
}: Omit<Props, 'docsPluginId'>): ReactNode {
  const section = useSection(sidebarId);
  if (!section) {
    throw new Error(`The bar names the section "${sidebarId}", which sidebars.ts does not have.`);
  }
  return <DefaultNavbarItem exact {...props} isActive={() => section.active} to={section.href} />;
}
