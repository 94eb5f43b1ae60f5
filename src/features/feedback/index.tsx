import { type MouseEvent, type ReactNode, useState } from 'react';

import useSite from '@site/src/lib/hooks/useSite';

import { type Answer, answers, feedbackUrl } from './answers';
import styles from './styles.module.css';

interface Props {
  /** Path of the page with the base URL, as Docusaurus gives it. */
  readonly permalink: string;
  /** Name of the documentation version. */
  readonly version: string;
}

/** The names of the links start with the words they show, and can be understood without the question. */
const names: Readonly<Record<Answer, string>> = {
  Yes: 'Yes, this page was useful',
  Partly: 'Partly useful',
  No: 'No, this page was not useful',
};

/** What became of an answer that was sent to the host's own address. */
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

/** Whether a press is meant for the page itself, not for a new tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Asks whether the page was useful. The answers are links to a form, so nothing is sent by pressing one, unless the host
 * has its own address for answers (`FEEDBACK_URL`). They lead to the form there too, without JavaScript or once sending failed.
 */
export default function PageFeedback({ permalink, version }: Props): ReactNode {
  const { repositoryUrl, feedbackUrl: address } = useSite();
  const [sending, setSending] = useState<Sending>();
  const formFor = (answer: Answer): string => feedbackUrl(repositoryUrl, { permalink, version }, answer);

  const send = (event: MouseEvent, answer: Answer): void => {
    if (address === undefined || !isPlain(event)) return;
    event.preventDefault();
    if (sending?.state === 'sending') return;
    setSending({ state: 'sending', answer });
    // Loaded by those who answer, not with every page.
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
