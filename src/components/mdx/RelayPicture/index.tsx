import type { ReactNode } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

/** Horizontal positions of a chain's blocks. */
const blocks = [20, 112, 204, 296];

function Chain({
  y,
  marked,
  name,
}: {
  readonly y: number;
  readonly marked: number;
  readonly name: string;
}): ReactNode {
  return (
    <g>
      <text x="20" y={y - 14} className={styles.pictureLabel}>
        {name}
      </text>
      <path d={`M20 ${y + 30}H420`} className={styles.pictureLine} />
      {blocks.map((x, index) => (
        <rect
          key={x}
          x={x}
          y={y}
          width="60"
          height="60"
          rx="8"
          className={index === marked ? styles.pictureMarked : styles.pictureBlock}
        />
      ))}
    </g>
  );
}

/**
 * The site's emblem in action: a message from a block of one chain to a later block of another. The text beside it
 * says the same.
 */
export default function RelayPicture({ aside = false }: { readonly aside?: boolean }): ReactNode {
  return (
    <svg className={clsx(styles.picture, aside && styles.aside)} viewBox="0 0 440 300" aria-hidden="true">
      <Chain y={36} marked={1} name="chain 901" />
      <Chain y={210} marked={2} name="chain 902" />
      <path d="M142 66C142 150 234 150 234 232" className={styles.pictureMessage} />
      <circle cx="142" cy="66" r="8" className={styles.pictureEnd} />
      <circle cx="234" cy="240" r="8" className={styles.pictureEnd} />
      <text x="206" y="148" className={styles.pictureCode}>
        relayMessage
      </text>
    </svg>
  );
}
