import { type ReactNode, useContext } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import { commitDay, shortCommit, sourceUrl, type Source } from '@site/src/data/provenance';

import Frozen from '../DataTable/Frozen';
import styles from './styles.module.css';

interface Props {
  readonly source: Source;
  /** What the source is of, as "Addresses". Without it the line begins with "Read". */
  readonly what?: string;
  /** Name of the data set, which adds a link to it for machines, except beside the figures of a snapshot. */
  readonly dataset?: string;
}

/** One line under a table or tool: where its figures were read and when. */
export default function Provenance({ source, what, dataset }: Props): ReactNode {
  const frozen = useContext(Frozen);
  const data = useBaseUrl(`/data/${dataset}.json`);
  return (
    <p className={styles.provenance}>
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
