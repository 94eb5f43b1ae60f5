import type { ReactNode } from 'react';

import { megabytes } from './problem';
import { type Progress } from './offlineCopy';

interface Props {
  readonly progress: Progress | undefined;
  readonly cancel: () => void;
}

/** How far saving has come, and the way to stop it. */
export default function SavingProgress({ progress, cancel }: Props): ReactNode {
  return (
    <>
      <progress
        aria-label="Saved so far"
        {...(progress && { value: progress.bytes, max: progress.totalBytes })}
      />{' '}
      <span>
        {progress
          ? `${megabytes(progress.bytes)} of ${megabytes(progress.totalBytes)}`
          : 'Checking what there is to save'}
      </span>{' '}
      <button type="button" className="button button--secondary button--sm" onClick={cancel}>
        Stop
      </button>
    </>
  );
}
