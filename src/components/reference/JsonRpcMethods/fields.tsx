import { type ReactNode } from 'react';

import { forkName } from '@site/src/data/forkNames';
import { depositTransaction, receiptFields } from '@site/src/data/jsonRpc';

import styles from './styles.module.css';

/** Receipt fields added by op-reth. */
export function ReceiptFields(): ReactNode {
  return (
    <dl className={styles.facts}>
      {receiptFields.map(({ name, type, since, note }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {type}, since {forkName(since)}
            {note && `; ${note}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** JSON-RPC fields of a deposit. */
export function DepositFields(): ReactNode {
  return (
    <dl className={styles.facts}>
      {depositTransaction.fields.map(({ name, type }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{type}</dd>
        </div>
      ))}
    </dl>
  );
}
