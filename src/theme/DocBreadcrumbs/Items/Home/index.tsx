import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme-original/DocBreadcrumbs/Items/Home';

import { useSection } from '@site/src/content/hooks/useSection';

/**
 * Starts breadcrumbs with the home page and the section, which the theme omits.
 */
export default function HomeBreadcrumbItemWrapper(): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <>
      <HomeBreadcrumbItem />
      {sidebar && <SectionItem id={sidebar.name} />}
    </>
  );
}

/** Labeled as in the navbar; nothing if it is not there. */
function SectionItem({ id }: { readonly id: string }): ReactNode {
  const section = useSection(id);
  const { items } = useThemeConfig().navbar;
  const label = items.find(({ type, sidebarId }) => type === 'docSidebar' && sidebarId === id)?.label;
  if (typeof label !== 'string' || !section) return null;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" href={section.href}>
        <span>{label}</span>
      </Link>
    </li>
  );
}
