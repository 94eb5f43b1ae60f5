import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

import useSite from '@site/src/lib/hooks/useSite';
import { issueUrl } from '@site/src/lib/issueUrl';

/** Other places to look when nothing was found, and where to report it. */
export default function NoResults({ query }: { readonly query: string }): ReactNode {
  const { repositoryUrl } = useSite();
  const report = issueUrl(repositoryUrl, 'page-problem', {
    title: `Page missing: ${query}`,
    page: '/search',
    problem: `A search for "${query}" found nothing.`,
  });
  return (
    <div data-search-ignore="">
      <p>
        <strong>No page has these words.</strong> Try fewer words. Otherwise:
      </p>
      <ul>
        <li>
          Is it an error or its data? Paste it into the{' '}
          <Link to="/interop/tools/error-decoder">error decoder</Link>.
        </li>
        <li>
          Is it a technical term? Look it up in the <Link to="/connect/resources/glossary">glossary</Link>.
        </li>
        <li>
          Should it be here? <a href={report}>Report a missing page</a>.
        </li>
      </ul>
    </div>
  );
}
