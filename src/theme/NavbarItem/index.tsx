import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useWindowSize } from '@docusaurus/theme-common';
import NavbarItem from '@theme-original/NavbarItem';
import type { Props } from '@theme/NavbarItem';

/** Kinds of items that a narrow window has in its menu instead. */
const inMenu: readonly Props['type'][] = ['docSidebar', 'docsVersionDropdown'];

/** An item of the bar. A narrow window does not take over what it shows in its menu only. */
export default function NavbarItemWrapper(props: Props): ReactNode {
  const size = useWindowSize();
  const narrow = size === 'mobile' || (size === 'ssr' && props.type === 'docSidebar' && opensNarrow());
  const hidden = narrow && inMenu.includes(props.type) && !props.mobile;
  return hidden ? null : <NavbarItem {...props} />;
}

/**
 * Whether the page opens in a narrow window, by the theme's breakpoint; not in the build. Sections are dropped as it is
 * taken over: their links stand last among links, so that Preact finds all others where they were.
 */
function opensNarrow(): boolean {
  return ExecutionEnvironment.canUseViewport && window.innerWidth <= 996;
}
