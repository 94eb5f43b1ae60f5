import { type MouseEvent, type ReactNode, useState } from 'react';

import { copyFrom } from './copy';
import styles from './styles.module.css';

/** Makes the copy buttons inside it work, with one handler for all of them. */
export default function CopyArea({ children }: { readonly children: ReactNode }): ReactNode {
  const [message, setMessage] = useState('');
  const onClick = (event: MouseEvent): void => void copyFrom(event.target, setMessage);
  return (
    <div className={styles.island} onClick={onClick}>
      {children}
      <span className={styles.hiddenText} role="status" data-search-ignore="">
        {message}
      </span>
    </div>
  );
}
