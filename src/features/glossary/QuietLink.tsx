import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'ref'> {
  /** Route of this site, with an anchor or without. */
  readonly to: string;
  readonly children: ReactNode;
}

/** Whether the reader wants the link here, and not in another tab or window. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link within the site that loads its target only when followed. With the site's usual link it is enough to point at
 * it or to come by it with the keyboard, and a page full of glossary words would fetch the glossary, which is large, for
 * readers who never open it. The mark keeps `src/clientModules/prefetchOnIntent.ts` from it.
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
