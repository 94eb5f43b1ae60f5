import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What the tests note down when they have executed a page's code blocks. */
export interface ExecutionRecord {
  /** The page's path from the repository's root. */
  readonly page: string;
  /** SHA-256 over `blocks`. */
  readonly blockHash: string;
  /** One hash for each block executed, in the page's order. */
  readonly blocks: readonly string[];
  /** Name and version of each tool. */
  readonly tools: Readonly<Record<string, string>>;
  /** Day of the execution, as YYYY-MM-DD. */
  readonly date: string;
}

/** Props of {@link ExecutedWith}. */
export interface ExecutedWithProps {
  /** The record, imported from `_records` beside the page, so that a snapshot of the docs keeps its own. */
  readonly record: ExecutionRecord;
}

/** Says with which tools, and when, a page's commands were last executed. */
function ExecutedWith({ record: { blocks, tools, date } }: ExecutedWithProps): ReactNode {
  const names = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  return (
    <p className={styles.executed}>
      <span className={styles.mark} aria-hidden="true" />
      <span>
        Executed with {names.join(', ')} on <time dateTime={date}>{date}</time>
        <span className={styles.how}>
          : {blocks.length === 1 ? 'one block' : `${blocks.length} blocks`} of this page, by the tests of this
          site, against a local stand-in for Supersim.
        </span>
      </span>
    </p>
  );
}

export default ExecutedWith;
