import { type ReactNode } from 'react';
import clsx from 'clsx';

import { addressUrl } from '@site/src/data/explorers';
import { codeClass } from '@site/src/lib/unbroken';

import { CopyIcon } from '@site/src/ui/CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Any hexadecimal value; addresses in EIP-55 case. */
  readonly value: string;
  /** Owner, for the names of link and button. */
  readonly of?: string;
  /** The chain's explorer, as in the registry. No link without it. */
  readonly explorer?: string;
}

/** An address to copy and to open in an explorer; breaks on the narrowest screens. */
export default function Address({ value, of, explorer = '' }: Props): ReactNode {
  const href = addressUrl(explorer, value);
  const code = <code className={clsx(styles.value, codeClass(value))}>{value}</code>;
  return (
    <span className={styles.address}>
      {href === undefined ? (
        code
      ) : (
        <a href={href} rel="noopener" title={`${of ?? value} in the block explorer`}>
          {code}
        </a>
      )}
      <CopyIcon text={value} what={of === undefined ? value : `address of ${of}`} />
    </span>
  );
}
