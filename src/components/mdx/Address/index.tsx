import { type ReactNode } from 'react';

import { addressUrl } from '@site/src/data/explorers';

import { CopyIcon } from '@site/src/ui/CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Any value in hexadecimal; addresses in EIP-55 case, as the data has them. */
  readonly value: string;
  /** Whose address it is, for the names of link and button. */
  readonly of?: string;
  /** Explorer of the chain it is on, as the registry has it. Without one there is no link. */
  readonly explorer?: string;
}

/** An address that can be copied, opened in an explorer and read on a narrow screen. */
export default function Address({ value, of, explorer = '' }: Props): ReactNode {
  const href = addressUrl(explorer, value);
  const code = <code className={styles.value}>{value}</code>;
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
