import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

import styles from './field.module.css';
import NoResults from './NoResults';
import { type Outcome, type Result } from './results';
import ResultText from './ResultText';
import Suggestions from './Suggestions';

interface Props {
  /** The trimmed query. */
  readonly asked: string;
  /** The query of the outcome, which can be an earlier one. */
  readonly answered: string;
  /** Undefined until there is an answer. */
  readonly outcome: Outcome | undefined;
  /** Shown results; none: their list is hidden. */
  readonly results: readonly Result[];
  readonly listId: string;
  readonly optionId: (at: number) => string;
  /** Index of the chosen result; -1 for none. */
  readonly chosen: number;
  /** Address of the page with all results. */
  readonly allResults: string;
  /** An earlier search was chosen. */
  readonly onSearch: (query: string) => void;
  /** A suggested page was chosen. */
  readonly onLeave: () => void;
  /** A result was chosen. */
  readonly onFollow: () => void;
}

/** Content of an open search field's panel: suggestions, results, or where else to look. */
export default function SearchPanel({
  asked,
  answered,
  outcome,
  results,
  listId,
  optionId,
  chosen,
  allResults,
  onSearch,
  onLeave,
  onFollow,
}: Props): ReactNode {
  return (
    <>
      {asked === '' && (
        <div onClick={({ target }) => isInLink(target) && onLeave()}>
          <Suggestions heading="h2" onSearch={onSearch} />
        </div>
      )}
      {asked !== '' && answered === asked && outcome?.count === 0 && (
        <div onClick={({ target }) => isInLink(target) && onFollow()}>
          <NoResults query={asked} />
        </div>
      )}
      <div
        role="listbox"
        id={listId}
        aria-label="Search results"
        data-query={answered}
        hidden={results.length === 0}
      >
        {results.map((result, at) => (
          <Link
            key={result.href}
            id={optionId(at)}
            className={styles.option}
            role="option"
            aria-selected={at === chosen}
            tabIndex={-1}
            to={result.href}
            onClick={onFollow}
          >
            <ResultText result={result} />
          </Link>
        ))}
      </div>
      {results.length > 0 && (
        <p className={styles.all}>
          <Link to={allResults} onClick={onFollow}>
            {(outcome?.count ?? 0) > results.length
              ? `All ${outcome?.count} pages, with filters`
              : 'Search page, with filters'}
          </Link>
        </p>
      )}
      {asked !== '' && outcome === undefined && <p className={styles.wait}>Loading the index …</p>}
    </>
  );
}

function isInLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
