import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import ErrorScreen from '@site/src/components/page/ErrorScreen';
import useSite from '@site/src/lib/hooks/useSite';
import { issueUrl } from '@site/src/lib/issueUrl';

/** For hosts: what they serve when they cannot serve a page. */
export default function InternalServerError(): ReactNode {
  const { repositoryUrl } = useSite();
  return (
    <>
      <PageMetadata title="Internal Server Error" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Layout>
        <ErrorScreen
          status={500}
          title="Internal Server Error"
          issueHref={issueUrl(repositoryUrl, 'site-error', {
            error: 'The server responded with status 500.',
          })}
          addressKnown={false}
        >
          <p>
            The server could not handle the request. Try again in a moment, or start over at the{' '}
            <Link to="/">home page</Link>.
          </p>
        </ErrorScreen>
      </Layout>
    </>
  );
}
