import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import withToolBoundary from '@site/src/ui/ToolBoundary/withToolBoundary';

import toolFrame from '../../frame.module.css';
import { loadWorkbench } from './load';
import WorkedExample from './WorkedExample';
import styles from './styles.module.css';

/**
 * Turns the event of a sent message into its access list and the relay command.
 *
 * The page contains a worked example. The form, with its parser and keccak, is a chunk loaded when the reader
 * scrolls near; input never leaves the page.
 */
function RelayWorkbench(): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const [Workbench, setWorkbench] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const element = top.current;
    if (!element || wanted) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setWanted(true);
      },
      // Only from above: the form is taller than the example, and would shift text that someone below is
      // reading.
      { rootMargin: '0px 0px 600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted]);

  useEffect(() => {
    if (!wanted || failed) return undefined;
    let current = true;
    loadWorkbench().then(
      (form) => {
        if (!current) return;
        // The form replaces the example and takes over the focus: at once, or the focus could enter the example
        // in between and be lost with it.
        const inside = frame.current?.contains(document.activeElement) ?? false;
        flushSync(() => setWorkbench(() => form));
        if (inside) frame.current?.focus();
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, failed]);

  return (
    <div ref={frame} className={toolFrame.tool} tabIndex={-1}>
      <div ref={top} />
      {Workbench ? (
        <Workbench />
      ) : (
        <>
          <noscript>
            <p className={styles.notice}>
              The form needs JavaScript. Without it, follow the example, and compute your own list with the
              commands of the tutorial.
            </p>
          </noscript>
          {failed && (
            <p className={styles.notice} role="status">
              The form could not be loaded.{' '}
              <button type="button" className={styles.plain} onClick={() => setFailed(false)}>
                Try again
              </button>
            </p>
          )}
          <WorkedExample />
        </>
      )}
    </div>
  );
}

export default withToolBoundary('relay workbench', RelayWorkbench);
