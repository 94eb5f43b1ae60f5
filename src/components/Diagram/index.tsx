import { type ReactNode, useEffect, useRef, useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useColorMode } from '@docusaurus/theme-common';
import {
  MermaidContainerClassName,
  useMermaidConfig,
  useMermaidRenderResult,
} from '@docusaurus/theme-mermaid/client';

import Scroller from '../Scroller';
import { colors, drawnWidth, expectedHeight, layout } from './drawing';
import inWords, { type Line } from './inWords';
import styles from './styles.module.css';

interface Props {
  /** Mermaid source. */
  readonly value: string;
}

function Drawing({ value, label }: Props & { readonly label: string }): ReactNode {
  const { colorMode } = useColorMode();
  const base = useMermaidConfig();
  // Mermaid draws again whenever it is given another object.
  const [configs] = useState(() => ({
    light: { ...base, ...layout, theme: 'base' as const, themeVariables: colors.light },
    dark: { ...base, ...layout, theme: 'base' as const, themeVariables: colors.dark },
  }));
  const result = useMermaidRenderResult({ text: value, config: configs[colorMode] });
  if (result === null) return null;
  return (
    <div
      role="img"
      aria-label={label}
      className={MermaidContainerClassName}
      style={{ minWidth: drawnWidth(result.svg) }}
      dangerouslySetInnerHTML={{ __html: result.svg }}
    />
  );
}

const count = (lines: readonly Line[]): number => lines.reduce((sum, { under }) => sum + 1 + count(under), 0);

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
 * A diagram, with the same in words below it. It is drawn in the browser, when the reader comes near,
 * because the code that draws is larger than the rest of the site.
 */
export default function Diagram({ value }: Props): ReactNode {
  const { kind, names, lines } = inWords(value);
  const figure = useRef<HTMLElement>(null);
  const [reached, setReached] = useState(false);

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
      <Scroller
        className={styles.drawing}
        style={kind === 'Flowchart' ? {} : { minHeight: expectedHeight(count(lines)) }}
      >
        {reached && (
          <ErrorBoundary fallback={() => <p>This diagram could not be drawn. Below it stands in words.</p>}>
            <Drawing value={value} label={`${kind} of ${names.join(', ')}. Below it stands in words.`} />
          </ErrorBoundary>
        )}
      </Scroller>
      <details className={styles.words}>
        <summary>{kind} in words</summary>
        <Lines lines={lines} />
      </details>
    </figure>
  );
}
