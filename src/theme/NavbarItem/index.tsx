import type { ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import NavbarItem from '@theme-original/NavbarItem';
import type { Props } from '@theme/NavbarItem';

/** An item of the bar. A narrow window has the sections in its menu, and does not take over those it does not show. */
export default function NavbarItemWrapper(props: Props): ReactNode {
  const narrow = useWindowSize() === 'mobile';
  const hidden = narrow && props.type === 'docSidebar' && !props.mobile;
  return hidden ? null : <NavbarItem {...props} />;
}
