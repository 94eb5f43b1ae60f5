import { type ReactNode, useId } from 'react';

import useSlashKey, { slashKey } from '@site/src/features/search/slashKey';

import styles from './styles.module.css';

/**
 * Turns off the `/` key, which speech control and tremor can trigger by
 * accident (WCAG 2.1.4).
 */
export default function SlashKeySwitch(): ReactNode {
  const on = useSlashKey();
  const id = useId();
  return (
    <div className={styles.switch} data-search-ignore="">
      <input id={id} type="checkbox" checked={on} onChange={({ target }) => slashKey.turn(target.checked)} />
      <label htmlFor={id}>
        Open search with <kbd>/</kbd>
      </label>
    </div>
  );
}
