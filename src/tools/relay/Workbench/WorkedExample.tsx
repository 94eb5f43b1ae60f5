import { type ReactNode } from 'react';

import { localEndpoints } from '@site/src/tools/relay/castSend';
import { exampleEncoded, exampleLog, exampleMessage, exampleSent } from '@site/src/tools/relay/example';
import { ok } from '@site/src/lib/result';

import Results from './Results';
import styles from './styles.module.css';

/** Shown before the form loads, and without JavaScript. */
export default function WorkedExample(): ReactNode {
  return (
    <>
      <p className={styles.label}>Worked example</p>
      <p>
        Chain 901 has sent a message to chain 902. This is the event as <code>cast logs</code> prints it; its
        block was made at 1743801675. The two hashes are placeholders, since nothing depends on them.
      </p>
      <pre tabIndex={0} role="region" aria-label="Event of the worked example">
        <code>{exampleLog}</code>
      </pre>
      <p>The event, the timestamp and the chain ID give you all of this:</p>
      <Results
        message={exampleMessage}
        encoded={exampleEncoded}
        relay={ok(exampleSent)}
        endpoints={localEndpoints}
      />
    </>
  );
}
