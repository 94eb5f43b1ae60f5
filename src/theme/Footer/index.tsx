import type { ReactNode } from 'react';
import Footer from '@theme-original/Footer';

import HydrateLater from '@site/src/components/HydrateLater';

/** The foot of the site, taken over after what is above it. */
export default function FooterWrapper(): ReactNode {
  return (
    <HydrateLater>
      <Footer />
    </HydrateLater>
  );
}
