import type { ReactNode } from 'react';
import Content from '@theme-original/Navbar/Content';

import HydrateLater from '@site/src/components/HydrateLater';

/** What the bar holds, taken over in a task of its own: it is on every page, and half of the frame around the text. */
export default function ContentWrapper(): ReactNode {
  return (
    <HydrateLater>
      <Content />
    </HydrateLater>
  );
}
