import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WrapperProps } from '@docusaurus/types';
import Mermaid from '@theme-original/Mermaid';
import type MermaidType from '@theme/Mermaid';

import styles from './styles.module.css';

type Props = WrapperProps<typeof MermaidType>;

/**
 * Draws a diagram when the reader comes near it: the code that draws is larger than everything else on
 * a page together. The text before a diagram says the same in words, so nothing is missing until then,
 * or without JavaScript.
 */
export default function MermaidWrapper(props: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (!element || near) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setNear(true);
        }
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    // Paper has no scrolling: what is printed has to be drawn before.
    const draw = (): void => setNear(true);
    window.addEventListener('beforeprint', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [near]);
  return (
    // A wide diagram scrolls within itself, so the keyboard has to reach it.
    <div ref={container} className={styles.diagram} role="figure" aria-label="Diagram" tabIndex={0}>
      {near && <Mermaid {...props} />}
    </div>
  );
}
