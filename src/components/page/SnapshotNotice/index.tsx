import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';

import { passagesInWords } from '@site/src/content/versions/passageCounts';
import usePageData from '@site/src/content/hooks/usePageData';

import styles from './styles.module.css';

/** Points search engines to the current page. */
function Canonical({ path }: { readonly path: string }): ReactNode {
  // Docusaurus adds a trailing slash to landing pages; their addresses have none.
  const address = useBaseUrl(path.replace(/(.)\/$/, '$1'), { absolute: true });
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}

function Day({ children }: { readonly children: string }): ReactNode {
  return <time dateTime={children}>{children}</time>;
}

/** Above a snapshot's page: the time it describes, and a link to the current page. */
export default function SnapshotNotice(): ReactNode {
  const { label } = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(undefined);
  const { as_of: asOf, changed } = usePageData().frontMatter;
  if (!asOf) throw new Error(`The notice of version ${label} needs the day that the version describes.`);
  return (
    <section className={styles.notice} aria-labelledby="snapshot-notice" data-search-ignore="">
      <p className={styles.title} id="snapshot-notice">
        The protocol as of {label}
      </p>
      <p className={styles.body}>
        This page was accurate as of <Day>{asOf.day}</Day>. {label} came to OP Mainnet on{' '}
        <Day>{asOf.from}</Day>, the next network upgrade on <Day>{asOf.until}</Day>.{' '}
        {latestDocSuggestion && changed && (
          <>
            <Canonical path={latestDocSuggestion.path} />
            <Link to={latestDocSuggestion.path}>This page as of {latestVersionSuggestion.label}</Link>
            {' · '}
          </>
        )}
        {!latestDocSuggestion && 'The current documentation no longer has this page. '}
        {changed && <Link to={changed.route}>{passagesInWords(changed)} since then</Link>}
      </p>
    </section>
  );
}
