import { useCallback, useEffect, useState } from 'react';

/** How long a button says what came of a press on it, in milliseconds. */
const saidFor = 2500;

const outcomes = { copied: 'Copied', refused: 'Select and copy by hand' } as const;

/** What came of copying, in the words that readers get. */
export type CopyOutcome = (typeof outcomes)[keyof typeof outcomes];

/** Puts text on the clipboard. Never throws: a refusal is an outcome. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return outcomes.copied;
  } catch {
    // Refused, or no clipboard outside https: the reader can still select the text.
    return outcomes.refused;
  }
}

/** The last attempt to copy, until it is a while ago. */
interface Attempt {
  readonly outcome: CopyOutcome;
  readonly text: string;
  /** The button that was pressed, where `copy` was told. */
  readonly button?: HTMLButtonElement | undefined;
}

/** {@link Attempt}, without an outcome before the first one and again after a while; and how to make one. */
export type Copying = (
  Attempt | { readonly outcome: ''; readonly text?: undefined; readonly button?: undefined }
) & {
  readonly copy: (text: string, button?: HTMLButtonElement) => void;
};

/** What every copy button does: copies, and says for a while what came of it. */
export default function useCopy(): Copying {
  const [attempt, setAttempt] = useState<Attempt>();
  useEffect(() => {
    if (!attempt) return undefined;
    const timer = window.setTimeout(() => setAttempt(undefined), saidFor);
    return () => window.clearTimeout(timer);
  }, [attempt]);
  const copy = useCallback((text: string, button?: HTMLButtonElement): void => {
    void copyText(text).then((outcome) => setAttempt({ outcome, text, button }));
  }, []);
  return { ...(attempt ?? { outcome: '' }), copy };
}
