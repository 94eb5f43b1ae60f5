import { type ReactNode, useEffect, useMemo } from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type DocSidebarType from '@theme/DocSidebar';
import type { WrapperProps } from '@docusaurus/types';

import { openBranches } from '@site/src/content/navigation/openBranches';
import { showCurrent } from '@site/src/content/navigation/showCurrent';

type Props = WrapperProps<typeof DocSidebarType>;

/** A sidebar with the current page in view and other branches closed. */
export default function DocSidebarWrapper(props: Props): ReactNode {
  const { sidebar, path } = props;
  const items = useMemo(() => openBranches(sidebar, path), [sidebar, path]);
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
    if (!menu) return undefined;
    // The branch opens after the page changes.
    const frame = requestAnimationFrame(() => showCurrent(menu));
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return <DocSidebar {...props} sidebar={items} />;
}
