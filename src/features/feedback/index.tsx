import { type MouseEvent, type ReactNode, useState } from 'react';

import useSite from '@site/src/lib/hooks/useSite';
import { isPlainClick } from '@site/src/lib/plainClick';

import { type Answer, answers, feedbackUrl } from './answers';
import styles from './styles.module.css';

interface Props {
  /** Path with the base URL. */
  readonly permalink: string;
  readonly version: string;
}

/** Accessible names: they start with the visible text and make sense without the question. */
const names: Readonly<Record<Answer, string>> = {
  Yes: 'Yes, this page was useful',
  Partly: 'Partly useful',
  No: 'No, this page was not useful',
};

type Sending = { readonly state: 'sending' | 'sent' | 'failed'; readonly answer: Answer };

function Outcome({ sending, form }: { readonly sending: Sending; readonly form: string }): ReactNode {
  switch (sending.state) {
    case 'sending':
      return 'Sending…';
    case 'sent':
      return `Thank you. Your answer was sent: ${sending.answer}.`;
    case 'failed':
      return (
        <>
          Your answer could not be sent. <a href={form}>Send it through the form on GitHub</a>, which is
          already filled in.
        </>
      );
  }
}

/**
 * Asks whether the page was useful. Answers are links to the issue form; if the host sets `FEEDBACK_URL`,
 * they are sent there instead, and the links remain as the fallback without JavaScript or after a failure.
 */
export default function PageFeedback({ permalink, version }: Props): ReactNode {
  const { repositoryUrl, feedbackUrl: address } = useSite();
  const [sending, setSending] = useState<Sending>();
  const formFor = (answer: Answer): string => feedbackUrl(repositoryUrl, { permalink, version }, answer);

  const send = (event: MouseEvent, answer: Answer): void => {
    if (address === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    if (sending?.state === 'sending') return;
    setSending({ state: 'sending', answer });
    // Loaded only for readers who answer.
    void import('./send')
      .then(({ sendAnswer }) =>
        sendAnswer(address, { page: permalink, version, useful: answer }, (...request) => fetch(...request)),
      )
      .catch(() => false)
      .then((taken) => setSending({ state: taken ? 'sent' : 'failed', answer }));
  };

  return (
    <section className={styles.feedback} aria-label="Feedback" data-search-ignore="">
      <p className={styles.question}>Was this page useful?</p>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer}>
            <a
              className={styles.answer}
              href={formFor(answer)}
              aria-label={names[answer]}
              rel="noopener"
              onClick={(event) => send(event, answer)}
            >
              {answer}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {address === undefined
          ? 'Opens a form on GitHub with the page filled in. Nothing is sent until you send it there.'
          : 'Sends your answer and the address and version of this page to the publisher of this site, and nothing else.'}
      </p>
      {address !== undefined && (
        <p role="status" className={styles.note}>
          {sending && <Outcome sending={sending} form={formFor(sending.answer)} />}
        </p>
      )}
    </section>
  );
}
