import { type ReactNode } from 'react';

import { type EncodedMessage } from '@site/src/tools/relay/accessList';
import { type Endpoints, adminCommand, relayCommand } from '@site/src/tools/relay/castSend';
import { type Message, type MessageField } from '@site/src/tools/relay/identifier';
import { type Result } from '@site/src/lib/result';
import { type SentMessage } from '@site/src/tools/relay/sentMessage';

import fence from '../../../ui/CodeFence/styles.module.css';
import CopyButton from '../../../ui/CopyButton';
import styles from './styles.module.css';

function Output({
  label,
  what,
  text,
}: {
  readonly label: string;
  readonly what: string;
  readonly text: string;
}): ReactNode {
  return (
    <div className={fence.fence}>
      <div className={fence.head}>
        <span className={fence.name}>{label}</span>
        <CopyButton text={text} what={what} className={`clean-btn ${fence.button}`} />
      </div>
      {/* Focusable, because a keyboard has to be able to scroll what does not fit. */}
      <pre className={fence.pre} tabIndex={0} role="region" aria-label={label}>
        <code>{text}</code>
      </pre>
    </div>
  );
}

function Facts({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly (readonly [string, string])[];
}): ReactNode {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface Props {
  readonly message: Message;
  readonly encoded: EncodedMessage;
  readonly relay: Result<SentMessage, MessageField>;
  /** Commands with a missing endpoint are omitted. */
  readonly endpoints: Partial<Endpoints>;
}

/** Results for a message. Computes nothing, so that the example needs no keccak. */
export default function Results({ message, encoded, relay, endpoints }: Props): ReactNode {
  const { origin, blockNumber, logIndex, timestamp, chainId } = message.identifier;
  return (
    <section aria-label="Results" className={styles.results}>
      {relay.ok && (
        <Facts
          label="What the event says"
          rows={[
            ['destination chain', String(relay.value.destination)],
            ['target', relay.value.target],
            ['nonce', String(relay.value.nonce)],
            ['sender', relay.value.sender],
            ['message', `${(relay.value.message.length - 2) / 2} bytes`],
          ]}
        />
      )}
      <Facts
        label="Identifier"
        rows={[
          ['origin', origin],
          ['blockNumber', String(blockNumber)],
          ['logIndex', String(logIndex)],
          ['timestamp', String(timestamp)],
          ['chainId', String(chainId)],
        ]}
      />
      <Output label="Payload" what="the payload" text={message.payload} />
      <Output label="Payload hash" what="the payload hash" text={encoded.payloadHash} />
      <Output label="Lookup key" what="the lookup key" text={encoded.lookup} />
      {encoded.extension && (
        <Output label="Chain ID extension" what="the chain ID extension" text={encoded.extension} />
      )}
      <Output label="Checksum" what="the checksum" text={encoded.checksum} />
      <Output label="Access list" what="the access list" text={JSON.stringify(encoded.accessList, null, 2)} />
      {!relay.ok && (
        <p className={styles.notice}>There is no command to relay this message. {relay.problem.message}</p>
      )}
      {relay.ok && endpoints.destination !== undefined && (
        <Output
          label="Relay it"
          what="the command that relays the message"
          text={relayCommand(message, encoded.accessList, endpoints.destination)}
        />
      )}
      {endpoints.admin !== undefined && (
        <Output
          label="Ask a local Supersim for the same list"
          what="the command that asks Supersim"
          text={adminCommand(message, endpoints.admin)}
        />
      )}
    </section>
  );
}
