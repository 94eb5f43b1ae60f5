import type { ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import type { WrapperProps } from '@docusaurus/types';
import DocSidebar from '@theme-original/DocSidebar';
import type DocSidebarType from '@theme/DocSidebar';
import Mobile from '@theme/DocSidebar/Mobile';

import HydrateLater from '@site/src/components/HydrateLater';

type Props = WrapperProps<typeof DocSidebarType>;

/**
 * The menu, taken over after what is above it: it is the longest part of many pages. A narrow window, which has it in
 * the bar, does not take over the one it does not show.
 */
export default function DocSidebarWrapper(props: Props): ReactNode {
  const narrow = useWindowSize() === 'mobile';
  return <HydrateLater>{narrow ? <Mobile {...props} /> : <DocSidebar {...props} />}</HydrateLater>;
}
