import { type MouseEvent, type ReactNode, useEffect } from 'react';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import useCopy from '@site/src/lib/hooks/useCopy';

import { markOutcome, textToCopy } from './copy';
import styles from './styles.module.css';

/** Handles every copy button inside it with one listener. */
export default function CopyArea({ children }: { readonly children: ReactNode }): ReactNode {
  const { outcome, text, button, copy } = useCopy();

  useEffect(() => {
    if (!outcome || !button) return undefined;
    return markOutcome(button, outcome);
  }, [outcome, button]);

  const onClick = ({ target }: MouseEvent): void => {
    const pressed =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy-button]') : null;
    if (pressed) copy(textToCopy(pressed), pressed);
  };
  return (
    <div className={styles.content} onClick={onClick}>
      {children}
      <span className={hiddenStyles.visuallyHidden} role="status" data-search-ignore="">
        {outcome === 'Copied' ? `Copied ${text}` : outcome}
      </span>
    </div>
  );
}
