import { type ReactNode, useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

import { nearestRoutes } from '@site/src/content/navigation/nearestRoutes';
import { type PageSummary } from '@site/src/content/pageSummary';

/** None until the index has loaded. */
function useSuggestions(pathname: string): readonly PageSummary[] {
  const indexUrl = useBaseUrl('/page-index.json');
  const [suggestions, setSuggestions] = useState<readonly PageSummary[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    fetch(indexUrl, { signal: abort.signal })
      .then((response) => response.json() as Promise<PageSummary[]>)
      .then((pages) => {
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

/** Pages with addresses like a missing one; nothing if there are none. */
export default function Suggestions({ pathname }: { readonly pathname: string }): ReactNode {
  const suggestions = useSuggestions(pathname);
  if (suggestions.length === 0) return null;
  return (
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
  );
}
