import { type ReactNode } from 'react';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import useCopy from '@site/src/lib/hooks/useCopy';

interface Props {
  /** What is copied; a function where it is known only at the press. */
  readonly text: string | (() => string);
  /** What it is, for the button's name: "Copy <what>". */
  readonly what: string;
  readonly className?: string | undefined;
}

/** A button with words that copies, and says in its own place what came of it. */
export default function CopyButton({ text, what, className }: Props): ReactNode {
  const { outcome, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={outcome || `Copy ${what}`}
        onClick={() => copy(typeof text === 'string' ? text : text())}
      >
        {outcome || 'Copy'}
      </button>
      {/* Not in the button, since not every screen reader hears of changes inside one. */}
      <span role="status" className={hiddenStyles.visuallyHidden} data-search-ignore="">
        {outcome}
      </span>
    </>
  );
}
