import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';

import PageFeedback from '@site/src/features/feedback';
import KnownSources from '@site/src/content/sources/KnownSources';
import { parseSource } from '@site/src/content/sources/link';
import usePageData from '@site/src/content/hooks/usePageData';
import useSite from '@site/src/lib/hooks/useSite';
import { issueUrl } from '@site/src/lib/issueUrl';

import { historyUrl } from './historyUrl';
import styles from './styles.module.css';

function Source({ source }: { readonly source: string }): ReactNode {
  const { label, href } = parseSource(source);
  return (
    <li>
      <a href={href} rel="noopener">
        {label}
      </a>
    </li>
  );
}

/**
 * Below a page: whether it was useful, and links to edit it, report a problem, and see its history and
 * sources.
 */
export default function PageFooter(): ReactNode {
  const { editUrl, lastUpdatedAt } = useDoc().metadata;
  const { source: file, route, version, frontMatter } = usePageData();
  const { sources, commit, checked } = frontMatter;
  const { repositoryUrl, branch } = useSite();
  const report = issueUrl(repositoryUrl, 'page-problem', {
    page: route,
    version,
  });
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)} data-search-ignore="">
      <PageFeedback permalink={route} version={version} />
      <ul className={styles.line}>
        {editUrl && (
          <li>
            <EditThisPage editUrl={editUrl} />
          </li>
        )}
        <li>
          <a href={report}>Report a problem with this page</a>
        </li>
        <li>
          <a href={historyUrl(repositoryUrl, branch, file)}>History</a>
        </li>
        {lastUpdatedAt && (
          <li>
            <LastUpdated lastUpdatedAt={lastUpdatedAt} />
            {commit !== undefined && (
              <>
                {' '}
                in{' '}
                <a href={`${repositoryUrl}/commit/${commit}`} aria-label={`Commit ${commit.slice(0, 8)}`}>
                  <code>{commit.slice(0, 8)}</code>
                </a>
              </>
            )}
          </li>
        )}
        {sources && (
          <li className={styles.sources}>
            <details data-sources="">
              <summary>Sources ({sources.length})</summary>
              <ul>
                {sources.map((source) => (
                  <Source key={source} source={source} />
                ))}
              </ul>
              {checked && (
                <p>
                  <KnownSources {...checked} />
                </p>
              )}
            </details>
          </li>
        )}
      </ul>
    </footer>
  );
}
