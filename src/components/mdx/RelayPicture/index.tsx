import type { ReactNode } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

/**
 * The site's emblem in action: a message from a block of one chain to a later block of another. The text beside it
 * says the same. Few elements, since the tutorial sends them twice.
 */
export default function RelayPicture({ aside = false }: { readonly aside?: boolean }): ReactNode {
  return (
    <svg className={clsx(styles.picture, aside && styles.aside)} viewBox="0 0 440 300" aria-hidden="true">
      <text x="20" y="22">
        chain 901
      </text>
      <text x="20" y="196">
        chain 902
      </text>
      <path d="M20 66H420M20 240H420" />
      <path
        className={styles.blocks}
        d="M20 36h60v60h-60zM204 36h60v60h-60zM296 36h60v60h-60zM20 210h60v60h-60zM112 210h60v60h-60zM296 210h60v60h-60z"
      />
      <path className={styles.marked} d="M112 36h60v60h-60zM204 210h60v60h-60z" />
      <path className={styles.message} d="M142 66C142 150 234 150 234 232" />
      <path className={styles.ends} d="M142 66h0M234 240h0" />
      <text x="206" y="148">
        relayMessage
      </text>
    </svg>
  );
}
