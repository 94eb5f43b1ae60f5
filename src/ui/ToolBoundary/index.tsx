import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';

import useSite from '@site/src/lib/hooks/useSite';
import { issueUrl } from '@site/src/lib/issueUrl';

import styles from './styles.module.css';

interface Props {
  /** For example "fee calculator". */
  readonly name: string;
  readonly children: ReactNode;
}

interface StoppedProps {
  readonly name: string;
  readonly error: Error;
  readonly tryAgain: () => void;
}

function Stopped({ name, error, tryAgain }: StoppedProps): ReactNode {
  const { repositoryUrl } = useSite();
  const { pathname } = useLocation();
  const report = issueUrl(repositoryUrl, 'site-error', {
    page: pathname,
    error: `${name}: ${error.message}`,
  });
  return (
    <div className={styles.stopped} role="alert">
      <p>
        <strong>The {name} has stopped.</strong> The rest of the page is not affected.
      </p>
      <p>
        <code>{error.message}</code>
      </p>
      <p>
        <button type="button" className="button button--secondary button--sm" onClick={tryAgain}>
          Restart it
        </button>{' '}
        <a href={report}>Report this</a>
      </p>
    </div>
  );
}

/** An error boundary that keeps a failing tool from taking down the page. */
export default function ToolBoundary({ name, children }: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => <Stopped name={name} error={error} tryAgain={tryAgain} />}
    >
      {children}
    </ErrorBoundary>
  );
}
