import { type ReactNode } from 'react';

import { CopyIcon } from '@site/src/ui/CopyButton';
import styles from './Address/styles.module.css';

interface Props {
  /** Contract in events.json or interop.json, such as `L2ToL2CrossDomainMessenger`. */
  readonly contract: string;
  /** Without parameters: `SentMessage`. */
  readonly event: string;
  /** Added at compile time (src/remark/facts.ts). */
  readonly topic0?: string;
}

/** Topic 0 of an event: the hash of its signature, which log filters use. */
export default function EventTopic({ contract, event, topic0 }: Props): ReactNode {
  if (topic0 === undefined) {
    throw new Error(
      `<EventTopic contract="${contract}" event="${event}" /> has no topic: the page was compiled without src/remark/facts.ts.`,
    );
  }
  return (
    <span className={styles.address}>
      <code className={styles.value}>{topic0}</code>
      <CopyIcon text={topic0} what={`topic 0 of ${event}`} />
    </span>
  );
}
