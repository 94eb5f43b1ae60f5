import { type ReactNode, useEffect, useState } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** What is behind the menu while it is open. */
const behind = '.navbar__inner, #__docusaurus > :not(.navbar)';

/** Gives the menu the focus and keeps it there until it is closed, with Escape too, by which the button has it again. */
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
    // The theme creates a new `toggle` with each rendering; any of them closes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);
}

/** The menu of narrow windows, made when it is first opened: it holds the whole tree of a section once more. */
export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const [opened, setOpened] = useState(false);
  if (shown && !opened) {
    setOpened(true);
  }
  useFocusInside(shown, toggle);
  return opened ? <MobileSidebar /> : null;
}
