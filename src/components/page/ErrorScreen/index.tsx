import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface Props {
  /** Shown large: the HTTP status this screen stands for. */
  readonly status: 404 | 500;
  readonly title: string;
  /** Where a reader goes to tell of it. */
  readonly issueHref: string;
  /** Whether `issueHref` fills in the address that the reader asked for. */
  readonly addressKnown: boolean;
  readonly children: ReactNode;
}

/** What a reader sees where a page is missing or has failed: what happened, ways on, and where to report it. */
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
        {addressKnown && '; the form already knows the address'}.
      </p>
    </main>
  );
}
