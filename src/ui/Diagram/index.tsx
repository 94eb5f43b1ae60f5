import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import clsx from 'clsx';

import buttonStyles from '@site/src/css/smallButton.module.css';

import Scroller from '../Scroller';
import describeDiagram, { type Line } from './describeDiagram';
import roomFor from './roomFor';
import styles from './styles.module.css';

/** Its code is loaded with Mermaid's, near the first diagram. */
const Drawing = lazy(() => import('./Drawing'));

interface Props {
  readonly value: string;
  /** In pixels, if measured (`src/remark/diagramSizes.ts`). */
  readonly width?: number;
  readonly height?: number;
}

function Lines({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  return (
    <ul>
      {lines.map(({ text, under }, index) => (
        <li key={index}>
          {text}
          {under.length > 0 && <Lines lines={under} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * A diagram with its description. Drawn when scrolled near, because Mermaid is
 * larger than the rest of the site.
 */
export default function Diagram({ value, width, height }: Props): ReactNode {
  const { kind, names, lines } = describeDiagram(value);
  const kept = roomFor(width, height);
  const figure = useRef<HTMLElement>(null);
  const [reached, setReached] = useState(false);
  const [drawn, setDrawn] = useState(false);
  // Height kept in the page while enlarged.
  const [room, setRoom] = useState<number>();
  const onDrawn = useCallback(() => setDrawn(true), []);

  useEffect(() => {
    const reach = (): void => setReached(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: '600px' },
    );
    if (figure.current) observer.observe(figure.current);
    addEventListener('beforeprint', reach);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', reach);
    };
  }, []);

  return (
    <figure className={styles.diagram} ref={figure} data-search-ignore="">
      <Scroller label={kind} className={styles.drawing} style={{ minHeight: room }}>
        <div className={clsx(kept && styles.kept)} style={kept}>
          {reached && (
            <ErrorBoundary
              fallback={() => <p>This diagram could not be drawn. It is described in words below.</p>}
            >
              <Suspense fallback={null}>
                <Drawing
                  value={value}
                  label={`${kind} of ${names.join(', ')}. Described in words below.`}
                  name={kind}
                  enlarged={room !== undefined}
                  onDrawn={onDrawn}
                  onClose={() => setRoom(undefined)}
                />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </Scroller>
      <div className={styles.below}>
        <details className={styles.words}>
          <summary>{kind} in words</summary>
          <Lines lines={lines} />
        </details>
        {drawn && (
          <button
            type="button"
            className={clsx(buttonStyles.smallButton, styles.button)}
            aria-haspopup="dialog"
            onClick={() => setRoom(figure.current?.querySelector('svg')?.getBoundingClientRect().height ?? 0)}
          >
            Enlarge
          </button>
        )}
      </div>
    </figure>
  );
}
