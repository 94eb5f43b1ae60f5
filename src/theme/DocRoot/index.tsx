import type { ReactNode } from 'react';
import type { WrapperProps } from '@docusaurus/types';
import DocRoot from '@theme-original/DocRoot';
import type DocRootType from '@theme/DocRoot';

import HydrateLater from '@site/src/components/HydrateLater';

/** What is between the bar and the foot of the site, taken over after the frame around it. */
export default function DocRootWrapper(props: WrapperProps<typeof DocRootType>): ReactNode {
  return (
    <HydrateLater>
      <DocRoot {...props} />
    </HydrateLater>
  );
}
