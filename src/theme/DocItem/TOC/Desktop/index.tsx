import type { ReactNode } from 'react';
import Desktop from '@theme-original/DocItem/TOC/Desktop';

import HydrateLater from '@site/src/components/HydrateLater';

/** The contents beside the text, taken over after it. */
export default function DesktopWrapper(): ReactNode {
  return (
    <HydrateLater>
      <Desktop />
    </HydrateLater>
  );
}
