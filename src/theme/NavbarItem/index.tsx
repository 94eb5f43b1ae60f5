import type { ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import NavbarItem from '@theme-original/NavbarItem';
import type { Props } from '@theme/NavbarItem';

/** Kinds of items that a narrow window has in its menu instead. */
const inMenu: readonly Props['type'][] = ['docSidebar', 'docsVersionDropdown'];

/** An item of the bar. A narrow window does not take over what it shows in its menu only. */
export default function NavbarItemWrapper(props: Props): ReactNode {
  const narrow = useWindowSize() === 'mobile';
  const hidden = narrow && inMenu.includes(props.type) && !props.mobile;
  return hidden ? null : <NavbarItem {...props} />;
}
