import { type ComponentProps, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import { isPlainClick } from '@site/src/lib/plainClick';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'ref'> {
  /** Route within the site, with or without an anchor. */
  readonly to: string;
  readonly children: ReactNode;
}

/**
 * A link that loads its target only when followed. The theme's link prefetches on hover and focus, so a page
 * full of terms would load the large glossary for readers who never open it. `data-quiet` keeps
 * `src/clientModules/prefetchOnIntent.ts` away.
 */
export default function QuietLink({ to, children, ...props }: Props): ReactNode {
  const history = useHistory();
  const target = useBaseUrl(to);
  useBrokenLinks().collectLink(target);
  return (
    <a
      {...props}
      href={target}
      data-quiet=""
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        history.push(target);
      }}
    >
      {children}
    </a>
  );
}
