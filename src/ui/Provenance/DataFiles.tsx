import { type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import { commitDay, shortCommit, sourceUrl } from '@site/src/data/provenance';
import type { IndexEntry } from '@site/src/data/exportFiles';

import styles from './styles.module.css';

interface Props {
  /** Added at compile time (src/remark/facts.ts). */
  readonly entries?: readonly IndexEntry[];
}

/** The published data sets, with file, schema and source. */
export default function DataFiles({ entries }: Props): ReactNode {
  const folder = useBaseUrl('/data/');
  if (entries === undefined)
    throw new Error('<DataFiles /> is empty: the page was compiled without src/remark/facts.ts.');
  return (
    <dl className={styles.files}>
      {entries.map(({ name, title, description, data, schema, source }) => (
        <div key={name}>
          <dt>
            <a href={folder + data}>
              <code>/data/{data}</code>
            </a>
          </dt>
          <dd>
            <strong>{title}.</strong> {description}
            <span className={styles.origin}>
              <a href={folder + schema} aria-label={`Schema of ${name}`}>
                Schema
              </a>
              {' · '}
              <a href={sourceUrl(source)} rel="noopener">
                {source.repo}@{shortCommit(source)}
              </a>
              , <time dateTime={source.commit_date}>{commitDay(source)}</time>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
