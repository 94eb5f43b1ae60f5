import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** For pages that repeat another page: names that page as canonical, to search engines and readers. */
export default function ImportedFrom({ route }: { readonly route: string }): ReactNode {
  const canonical = useBaseUrl(route, { absolute: true });
  return (
    <>
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
      </Head>
      <p data-search-ignore="">
        <small>
          This page shows the text of <Link to={route}>{route}</Link>.
        </small>
      </p>
    </>
  );
}
