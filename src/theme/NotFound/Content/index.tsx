import { type ReactNode, useEffect, useState } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';

import ErrorScreen from '@site/src/components/page/ErrorScreen';
import useSite from '@site/src/lib/hooks/useSite';
import { issueUrl } from '@site/src/lib/issueUrl';
import { type PageSummary } from '@site/src/content/pageSummary';

/** None until the index has loaded. */
function useSuggestions(pathname: string): readonly PageSummary[] {
  const indexUrl = useBaseUrl('/page-index.json');
  const [suggestions, setSuggestions] = useState<readonly PageSummary[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    // On demand: this component is in every page's scripts, but only missing pages compare routes.
    Promise.all([
      import('@site/src/content/navigation/nearestRoutes'),
      fetch(indexUrl, { signal: abort.signal }).then((response) => response.json() as Promise<PageSummary[]>),
    ])
      .then(([{ nearestRoutes }, pages]) => {
        if (abort.signal.aborted) return;
        const routes = nearestRoutes(
          pathname,
          pages.map(({ route }) => route),
        );
        setSuggestions(routes.flatMap((route) => pages.find((page) => page.route === route) ?? []));
      })
      .catch(() => {
        // Offline or without an index: the page works without suggestions.
      });
    return () => abort.abort();
  }, [indexUrl, pathname]);
  return suggestions;
}

/** The 404 page. Replaces the theme's (3.10.2), which has no suggestions. */
export default function NotFoundContent(): ReactNode {
  const { repositoryUrl } = useSite();
  const { pathname } = useLocation();
  const suggestions = useSuggestions(pathname);
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
          {suggestions.length > 0 && (
            <>
              <p>Did you mean:</p>
              <ul>
                {suggestions.map((page) => (
                  <li key={page.route}>
                    <Link to={page.route}>{page.title}</Link> <code>{page.route}</code>
                  </li>
                ))}
              </ul>
            </>
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
