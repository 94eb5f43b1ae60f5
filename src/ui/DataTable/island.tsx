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

/** What every island takes besides the properties of its content. */
export interface IslandProps {
  /** Called once with the element that holds the content, when the content is there. */
  readonly onReady?: (root: HTMLElement) => void;
}

/** Never read: React leaves the markup of the server alone where this is set. */
const untouched = { __html: '' };

const unsubscribe = (): void => undefined;
const subscribe = (): (() => void) => unsubscribe;

/** Whether the component uses markup that came with the page. It stays so for its whole life. */
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
 * Copy buttons, local times and scrollers in the content work through the island, without code for each.
 *
 * @param shown names of the data files that the content shows. It takes each as a property: on the pages of a snapshot
 * that of the snapshot, elsewhere none, so that it takes today's.
 */
export default function island<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props & Partial<DataFiles>> }>,
  shown: readonly DataName[] = [],
): ComponentType<Omit<Props, DataName> & IslandProps> {
  const loaded = new Map<string, ComponentType<Props>>();

  /** The content with the data of a version, once for each. */
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

  return function Island({ onReady, ...rest }: Omit<Props, DataName> & IslandProps): ReactNode {
    // Sound, since IslandProps is all that was taken away.
    const props = rest as unknown as Props;
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
      // The server waits for what is not at hand, and puts it in its place: no boundary must be around it.
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
      // No boundary here either: the page before stays until the content is there, so that a link to a place on the page
      // leads to that place, and not to where it is while tables above it are missing.
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
