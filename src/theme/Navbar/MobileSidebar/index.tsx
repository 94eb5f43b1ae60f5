import { type ReactNode, useEffect, useState } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** Content behind the open menu. */
const behind = '.navbar__inner, #__docusaurus > :not(.navbar)';

/** Traps focus while the menu is open; Escape closes it and returns focus. */
function useFocusInside(shown: boolean, close: () => void): void {
  useEffect(() => {
    if (!shown) return undefined;
    const outside = [...document.querySelectorAll<HTMLElement>(behind)];
    for (const element of outside) element.inert = true;
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of outside) element.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    // The theme creates a new `toggle` on each render; any of them closes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
}

/**
 * The narrow-window menu, created on first use, since it repeats a whole
 * section's tree.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const [opened, setOpened] = useState(false);
  if (shown && !opened) {
    setOpened(true);
  }
  useFocusInside(shown, toggle);
  return opened ? <MobileSidebar /> : null;
}
