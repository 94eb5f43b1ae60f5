import { type ReactNode, useContext } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import { commitDay, shortCommit, sourceUrl, type Source } from '@site/src/data/provenance';

import Frozen from '../DataTable/Frozen';
import styles from './styles.module.css';

interface Props {
  readonly source: Source;
  /** Such as "Addresses"; by default the line begins with "Read". */
  readonly what?: string;
  /** Links to the data set, except in snapshots. */
  readonly dataset?: string;
}

/** Source and date of the figures above. */
export default function Provenance({ source, what, dataset }: Props): ReactNode {
  const frozen = useContext(Frozen);
  const data = useBaseUrl(`/data/${dataset}.json`);
  return (
    <p className={styles.provenance} data-search-ignore="">
      {what === undefined ? 'Read' : `${what} read`} from{' '}
      <a href={sourceUrl(source)} rel="noopener">
        {source.repo}@{source.tag ?? shortCommit(source)}
      </a>
      , <time dateTime={source.commit_date}>{commitDay(source)}</time>.
      {dataset !== undefined && !frozen && (
        <>
          {' '}
          <a href={data}>As JSON</a>
        </>
      )}
    </p>
  );
}
