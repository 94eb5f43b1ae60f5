import type { ReactNode } from 'react';

import useSite from '@site/src/hooks/useSite';

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

/** Asks whether the page was useful. The answers are links to a form, so nothing is sent by pressing one. */
export default function PageFeedback({ permalink, version }: Props): ReactNode {
  const { repositoryUrl } = useSite();
  return (
    <section className={styles.feedback} aria-label="Feedback" data-search-ignore="">
      <p className={styles.question}>Was this page useful?</p>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer}>
            <a
              className={styles.answer}
              href={feedbackUrl(repositoryUrl, { permalink, version }, answer)}
              aria-label={names[answer]}
              rel="noopener"
            >
              {answer}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Opens a form on GitHub with the page filled in. Nothing is sent until you send it there.
      </p>
    </section>
  );
}
