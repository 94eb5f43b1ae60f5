import { lazy, type ReactNode, Suspense } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';

import ErrorScreen from '@site/src/components/page/ErrorScreen';
import useSite from '@site/src/lib/hooks/useSite';
import { issueUrl } from '@site/src/lib/issueUrl';

/**
 * On demand: the 404 page is in every page's scripts, but only missing pages compare addresses. Without a
 * connection there are no suggestions.
 */
const Suggestions = lazy(() => import('./Suggestions').catch(() => ({ default: () => null })));

/** The 404 page. Replaces the theme's (3.10.2), which has no suggestions. */
export default function NotFoundContent(): ReactNode {
  const { repositoryUrl } = useSite();
  const { pathname } = useLocation();
  // One 404.html serves all addresses, so only the browser knows this.
  const asked = useIsBrowser() ? pathname.slice(0, 200) : '';

  return (
    <>
      <PageMetadata title="Page Not Found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <ErrorScreen
        status={404}
        title="Page Not Found"
        issueHref={issueUrl(repositoryUrl, 'page-problem', { page: asked })}
        addressKnown={asked !== ''}
      >
        <p>
          There is no page at {asked === '' ? 'this address' : <code>{asked}</code>}. It may have moved, or
          the link that brought you here may be wrong.
        </p>
        <div role="status">
          {asked !== '' && (
            <Suspense fallback={null}>
              <Suggestions pathname={pathname} />
            </Suspense>
          )}
        </div>
        <p>
          You can also <Link to="/search">search the documentation</Link>, browse it{' '}
          <Link to="/categories">by subject</Link>, or start at the <Link to="/">home page</Link>.
        </p>
      </ErrorScreen>
    </>
  );
}
