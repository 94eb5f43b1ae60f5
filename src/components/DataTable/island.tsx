import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { watchScrollers } from '../Scroller/watchScrolls';
import CopyArea from './CopyArea';
import { showLocalTimes } from './showLocalTimes';
import styles from './styles.module.css';

/** What every island takes besides the properties of its content. */
export interface IslandProps {
  /** Called once with the element that holds the content, when the content is there. */
  readonly onReady?: (root: HTMLElement) => void;
}

/** Never read: React leaves the markup of the server alone where this is set. */
const untouched = { __html: '' };

const unsubscribe = (): void => undefined;
const subscribe = (): (() => void) => unsubscribe;

/** Whether the component stands on markup that came with the page. It stays so for its whole life. */
function useServerMarkup(): boolean {
  const hydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [first] = useState(hydrating);
  return first;
}

/** Reports that the content before it is in the document. */
function Ready({ onReady }: { readonly onReady: () => void }): ReactNode {
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    onReady();
  }, [onReady]);
  return null;
}

/**
 * Makes a component out of tables that are large and, once rendered, do not change.
 *
 * On a page that comes from the server the browser keeps the markup as it is: React neither walks through it nor
 * needs the data behind it, so the data is not sent a second time as code. It is loaded where a reader comes by a link
 * from another page and there is no markup to keep. The server waits for it: without a `<Suspense>` around it, it is in
 * the HTML in its place.
 *
 * Copy buttons, local times and scrollers in the content work through the island, without code of their own.
 */
export default function island<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & IslandProps> {
  const Loaded = lazy(load);

  return function Island({ onReady, ...rest }: Props & IslandProps): ReactNode {
    // Sound, since IslandProps is all that was taken away.
    const props = rest as unknown as Props;
    const serverMarkup = useServerMarkup();
    const root = useRef<HTMLDivElement>(null);

    const ready = (): void => {
      if (!root.current) return;
      showLocalTimes(root.current);
      if (serverMarkup) watchScrollers(root.current);
      onReady?.(root.current);
    };

    let content: ReactNode;
    if (typeof document === 'undefined') {
      content = (
        <div>
          <Loaded {...props} />
        </div>
      );
    } else if (serverMarkup) {
      content = (
        <>
          <div dangerouslySetInnerHTML={untouched} suppressHydrationWarning />
          <Ready onReady={ready} />
        </>
      );
    } else {
      content = (
        <Suspense fallback={<p className={styles.loading}>Loading…</p>}>
          <Loaded {...props} />
          <Ready onReady={ready} />
        </Suspense>
      );
    }
    return (
      <CopyArea>
        <div ref={root}>{content}</div>
      </CopyArea>
    );
  };
}
