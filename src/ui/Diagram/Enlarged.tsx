import { type ReactNode, useEffect, useRef } from 'react';

import buttonStyles from '@site/src/css/smallButton.module.css';

import styles from './styles.module.css';

interface Props {
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A full-window dialog; the browser restores focus on close. */
export default function Enlarged({ name, onClose, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.enlarged} aria-label={`${name}, enlarged`} onClose={onClose}>
      <div className={styles.bar}>
        <span>{name}</span>
        <button type="button" className={buttonStyles.smallButton} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className={styles.whole} role="group" aria-label={name} tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
