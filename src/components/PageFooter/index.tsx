import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';

import PageFeedback from '@site/src/components/PageFeedback';
import usePageFrontMatter from '@site/src/hooks/usePageFrontMatter';
import useSite from '@site/src/hooks/useSite';
import { issueUrl } from '@site/src/issues/issueUrl';

import { parseSource } from './source';
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

/** At the foot of a page: what it was checked against, its newest commit, and where to report a problem. */
export default function PageFooter(): ReactNode {
  const { sources, commit } = usePageFrontMatter();
  const { metadata } = useDoc();
  const { repositoryUrl } = useSite();
  const report = issueUrl(repositoryUrl, 'page-problem', {
    page: metadata.permalink,
    version: metadata.version,
  });
  return (
    <div className={styles.footer} data-search-ignore="">
      <PageFeedback permalink={metadata.permalink} version={metadata.version} />
      {sources && (
        <details className={styles.sources}>
          <summary>Checked against {sources.length === 1 ? '1 source' : `${sources.length} sources`}</summary>
          <ul>
            {sources.map((source) => (
              <Source key={source} source={source} />
            ))}
          </ul>
        </details>
      )}
      <p className={styles.links}>
        <a href={report}>Report a problem with this page</a>
        {commit !== undefined && (
          <span>
            Commit{' '}
            <a href={`${repositoryUrl}/commit/${commit}`}>
              <code>{commit}</code>
            </a>
          </span>
        )}
      </p>
    </div>
  );
}
