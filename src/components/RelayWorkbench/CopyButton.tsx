import { type ReactNode, useEffect, useState } from 'react';

import styles from './styles.module.css';

interface Props {
  readonly text: string;
  /** What is copied, for readers who cannot see what the button stands beside. */
  readonly what: string;
}

/** Puts a text on the clipboard and says whether that worked. */
export default function CopyButton({ text, what }: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2_500);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Browsers refuse without a secure context or the reader's permission; the text can still be selected.
      setState('refused');
    }
  };

  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      <span aria-live="polite">{{ idle: 'Copy', copied: 'Copied', refused: 'Select and copy' }[state]}</span>
      <span className={styles.hidden}> {what}</span>
    </button>
  );
}
