import type { ReactNode } from 'react';
import type { Props } from '@theme/Root';

import HydrateLater from '@site/src/components/HydrateLater';

/** The page, taken over in a task after the one that sets up the router and the site's data around it. */
export default function Root({ children }: Props): ReactNode {
  return <HydrateLater>{children}</HydrateLater>;
}
