import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { WrapperProps } from '@docusaurus/types';
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import type ColorModeToggleType from '@theme/Navbar/ColorModeToggle';

/**
 * The switch of themes. When the bar is taken over, the reader's choice is known already and its name is not the one
 * the page was built with, so the switch is made anew.
 */
export default function ColorModeToggleWrapper(props: WrapperProps<typeof ColorModeToggleType>): ReactNode {
  return <ColorModeToggle key={String(useIsBrowser())} {...props} />;
}
