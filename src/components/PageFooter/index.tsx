import type { ReactNode } from 'react';

import PageFeedback from '@site/src/components/PageFeedback';
import KnownSources from '@site/src/features/sources/KnownSources';
import { parseSource } from '@site/src/features/sources/link';
import usePageData from '@site/src/hooks/usePageData';
import useSite from '@site/src/hooks/useSite';
import { issueUrl } from '@site/src/issues/issueUrl';

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

/** At the bottom of a page: what it was checked against, its newest commit and its history, and where to report a problem. */
export default function PageFooter(): ReactNode {
  const { source: file, route, version, frontMatter } = usePageData();
  const { sources, commit, checked } = frontMatter;
  const { repositoryUrl, branch } = useSite();
  const report = issueUrl(repositoryUrl, 'page-problem', {
    page: route,
    version,
  });
  return (
    <div className={styles.footer} data-search-ignore="">
      <PageFeedback permalink={route} version={version} />
      {sources && (
        <div className={styles.sources}>
          <details data-sources="">
            <summary>
              Checked against {sources.length === 1 ? '1 source' : `${sources.length} sources`}
            </summary>
            <ul>
              {sources.map((source) => (
                <Source key={source} source={source} />
              ))}
            </ul>
          </details>
          {checked && (
            <p>
              <KnownSources {...checked} />
            </p>
          )}
        </div>
      )}
      <p className={styles.links}>
        <a href={report}>Report a problem with this page</a>
        <span>
          {commit !== undefined && (
            <>
              Commit{' '}
              <a href={`${repositoryUrl}/commit/${commit}`}>
                <code>{commit.slice(0, 8)}</code>
              </a>
              {' · '}
            </>
          )}
          <a href={historyUrl(repositoryUrl, branch, file)}>History of this page</a>
        </span>
      </p>
    </div>
  );
}
