import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Mobile';
import clsx from 'clsx';

import { showCurrent } from '@site/src/content/navigation/showCurrent';

interface MenuProps {
  readonly menu: Pick<Props, 'sidebar' | 'path'>;
}

function Menu({ menu: { sidebar, path } }: MenuProps): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const frame = list.current?.closest<HTMLElement>('.menu');
    if (shown && frame) showCurrent(frame);
  }, [shown, path]);
  return (
    <ul ref={list} className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        onItemClick={(item) => {
          // A category without a page only opens.
          if ('href' in item && item.href) toggle();
        }}
        level={1}
      />
    </ul>
  );
}

/**
 * The sidebar in narrow windows. A copy of the theme's (3.10.2) that opens with the current page in view.
 * `sidebar` and `path` are one object, because the theme sorts several properties by locale, which takes 10
 * ms once (src/plugins/lean-bundle/INTERNALS.md).
 */
function DocSidebarMobile({ sidebar, path }: Props): ReactNode {
  const menu = useMemo(() => ({ sidebar, path }), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={Menu} props={{ menu }} />;
}

export default memo(DocSidebarMobile);
