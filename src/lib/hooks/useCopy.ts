import { useCallback, useEffect, useState } from 'react';

/** In milliseconds. */
const saidFor = 2500;

const outcomes = { copied: 'Copied', refused: 'Select and copy by hand' } as const;

/** Outcome in words. */
export type CopyOutcome = (typeof outcomes)[keyof typeof outcomes];

/** Copies text. Never throws: refusal is an outcome. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return outcomes.copied;
  } catch {
    // Refused, or no clipboard (no https); the text can still be selected.
    return outcomes.refused;
  }
}

interface Attempt {
  readonly outcome: CopyOutcome;
  readonly text: string;
  readonly button?: HTMLButtonElement | undefined;
}

/** The recent {@link Attempt}, if any, and a function to copy. */
export type Copying = (
  Attempt | { readonly outcome: ''; readonly text?: undefined; readonly button?: undefined }
) & {
  readonly copy: (text: string, button?: HTMLButtonElement) => void;
};

/** Copies, and keeps the outcome for a short time. */
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
