import {
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';

import { type DataFiles, type DataName } from '@site/src/data/files';

import { watchScrollers } from '../Scroller/watchScrolls';
import CopyArea from './CopyArea';
import Frozen from './Frozen';
import { showLocalTimes } from './showLocalTimes';

export interface ServerRenderedProps {
  /** Called once, when the content is in the document. */
  readonly onReady?: (root: HTMLElement) => void;
}

/** Never read: with this set, React keeps the server's markup. */
const untouched = { __html: '' };

const unsubscribe = (): void => undefined;
const subscribe = (): (() => void) => unsubscribe;

/** Whether the component keeps server markup, for its whole life. */
function useServerMarkup(): boolean {
  const hydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [first] = useState(hydrating);
  return first;
}

/** Reports that the preceding content is mounted. */
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
 * Makes a component from large tables that never change once rendered.
 *
 * React keeps the server's markup without hydrating it, so the data is not
 * shipped a second time as code. It is loaded only after client-side
 * navigation. The server waits for it, so do not wrap it in `<Suspense>`. Copy
 * buttons, local times and scrollers work through it.
 *
 * @param shown data files the content takes as properties: a snapshot's own on
 * its pages, otherwise none, which means current data
 */
export default function serverRendered<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props & Partial<DataFiles>> }>,
  shown: readonly DataName[] = [],
): ComponentType<Props & ServerRenderedProps> {
  const loaded = new Map<string, ComponentType<Props>>();

  /** Cached for each version. */
  function loadedFor(version: string): ComponentType<Props> {
    const known = loaded.get(version) ?? lazy(() => loadFor(version));
    loaded.set(version, known);
    return known;
  }

  async function loadFor(version: string): Promise<{ readonly default: ComponentType<Props> }> {
    if (!isFrozen(version)) return load();
    const [{ default: Content }, { frozenFiles }] = await Promise.all([
      load(),
      import('@site/src/data/frozen'),
    ]);
    const files = await frozenFiles(version, shown);
    return { default: (props) => <Content {...props} {...files} /> };
  }

  const isFrozen = (version: string): boolean => shown.length > 0 && version !== 'current';

  return function ServerRendered(props: Props & ServerRenderedProps): ReactNode {
    const { onReady } = props;
    const { version } = useDocsVersion();
    const frozen = isFrozen(version);
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
      // The server waits only without a Suspense boundary.
      const Content = loadedFor(version);
      content = (
        <div>
          <Content {...props} />
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
      const Loaded = loadedFor(version);
      // No boundary: the previous page stays until the tables are there, so
      // that fragment links scroll to the final position.
      content = (
        <>
          <Loaded {...props} />
          <Ready onReady={ready} />
        </>
      );
    }
    return (
      <CopyArea>
        <Frozen value={frozen}>
          <div ref={root}>{content}</div>
        </Frozen>
      </CopyArea>
    );
  };
}
