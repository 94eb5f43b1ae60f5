import { type ReactNode, useEffect, useRef } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';

import ErrorScreen from '@site/src/components/page/ErrorScreen';
import useSite from '@site/src/lib/hooks/useSite';
import { issueUrl } from '@site/src/lib/issueUrl';

/**
 * Shown inside the layout when a page throws. Replaces the theme's (3.10.2), which has no report and no way
 * home.
 */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  const { repositoryUrl } = useSite();
  const { pathname } = useLocation();
  const failedAt = useRef(pathname);
  useEffect(() => {
    // The boundary keeps its error even after navigation.
    if (pathname !== failedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return (
    <ErrorScreen
      status={500}
      title="Internal Server Error"
      issueHref={issueUrl(repositoryUrl, 'site-error', { page: pathname, error: error.message })}
      addressKnown
    >
      <p>This page could not be shown. The rest of the site still works.</p>
      <pre>
        <code>{error.message}</code>
      </pre>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>{' '}
        <Link className="button button--secondary" to="/">
          Go to the home page
        </Link>
      </p>
    </ErrorScreen>
  );
}
