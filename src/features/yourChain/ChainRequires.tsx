import { type ReactNode } from 'react';

import { forkName } from '@site/src/data/forkNames';
import { formatUtc } from '@site/src/lib/time';
import { type ChainProps } from '@site/src/data/chainsThen';
import { forkKey } from '@site/src/data/activation';

import { useActivation } from './ChainActivation';
import styles from './styles.module.css';

interface ChainRequiresProps extends ChainProps {
  readonly upgrade: string;
  /** What needs the upgrade, as the start of a sentence: `The operator fee`. */
  readonly feature: string;
}

/** A note if the reader's chain does not have an upgrade yet; otherwise nothing. */
export default function ChainRequires({ upgrade, feature, then }: ChainRequiresProps): ReactNode {
  const { activation, chainName } = useActivation(upgrade, then);
  const name = forkName(forkKey(upgrade));
  const missing = activation.status === 'none' || activation.status === 'scheduled';
  return (
    <div role="status">
      {missing && (
        <p className={styles.missing}>
          {feature} needs {name}, which {chainName}{' '}
          {activation.status === 'scheduled'
            ? `activates on ${formatUtc(activation.time)}.`
            : 'does not have according to the registry.'}
        </p>
      )}
    </div>
  );
}
