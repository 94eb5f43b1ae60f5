import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface Props {
  /** HTTP status, shown large. */
  readonly status: 404 | 500;
  readonly title: string;
  readonly issueHref: string;
  /** Whether `issueHref` prefills the requested address. */
  readonly addressKnown: boolean;
  readonly children: ReactNode;
}

/** Shown if a page is missing or has failed: what happened, where to go, and where to report it. */
export default function ErrorScreen({ status, title, issueHref, addressKnown, children }: Props): ReactNode {
  return (
    <main className={styles.screen}>
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1>{title}</h1>
      {children}
      <p className={styles.report}>
        Think this is our mistake? <a href={issueHref}>Submit an issue</a>
        {addressKnown && '; the form already contains the address'}.
      </p>
    </main>
  );
}
