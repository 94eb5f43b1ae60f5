import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useColorMode } from '@docusaurus/theme-common';
import {
  MermaidContainerClassName,
  useMermaidConfig,
  useMermaidRenderResult,
} from '@docusaurus/theme-mermaid/client';
import clsx from 'clsx';

import buttonStyles from '@site/src/css/smallButton.module.css';

import Scroller from '../Scroller';
import { colors, drawnWidth, fullWidth, layout, roomFor, rules } from './drawing';
import Enlarged from './Enlarged';
import inWords, { type Line } from './inWords';
import styles from './styles.module.css';
import wrapLabels from './wrapLabels';

interface Props {
  readonly value: string;
  /** In pixels, if measured (`src/remark/diagramSizes.ts`). */
  readonly width?: number;
  readonly height?: number;
}

interface DrawingProps {
  readonly source: string;
  readonly label: string;
  readonly name: string;
  readonly enlarged: boolean;
  readonly onDrawn: () => void;
  readonly onClose: () => void;
}

function Drawing({ source, label, name, enlarged, onDrawn, onClose }: DrawingProps): ReactNode {
  const { colorMode } = useColorMode();
  const base = useMermaidConfig();
  // Mermaid redraws whenever the object changes.
  const [configs] = useState(() => {
    const configOf = (themeVariables: typeof colors.light) => ({
      ...base,
      ...layout,
      theme: 'base' as const,
      themeVariables,
      themeCSS: rules(themeVariables),
    });
    return { light: configOf(colors.light), dark: configOf(colors.dark) };
  });
  const result = useMermaidRenderResult({ text: source, config: configs[colorMode] });
  const drawn = result !== null;
  useEffect(() => {
    if (drawn) onDrawn();
  }, [drawn, onDrawn]);
  if (result === null) return null;
  const picture = (
    <div
      role="img"
      aria-label={label}
      className={MermaidContainerClassName}
      style={{ minWidth: (enlarged ? fullWidth : drawnWidth)(result.svg) }}
      dangerouslySetInnerHTML={{ __html: result.svg }}
    />
  );
  // Never both: ids inside a drawing must be unique on a page.
  return enlarged ? (
    <Enlarged name={name} onClose={onClose}>
      {picture}
    </Enlarged>
  ) : (
    picture
  );
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
  const { kind, names, lines } = inWords(value);
  const source = wrapLabels(value);
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
              <Drawing
                source={source}
                label={`${kind} of ${names.join(', ')}. Described in words below.`}
                name={kind}
                enlarged={room !== undefined}
                onDrawn={onDrawn}
                onClose={() => setRoom(undefined)}
              />
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
