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

/** Props of {@link ExecutedWith}. A page writes `<ExecutedWith />`: src/remark/executedWith.ts adds the rest. */
export interface ExecutedWithProps {
  /** An {@link ExecutionRecord} as JSON text; absent while the page has not been executed. */
  readonly recordJson?: string;
}

/** Says with which tools, and when, the tests of this site last executed the commands of a page. */
export default function ExecutedWith({ recordJson }: ExecutedWithProps): ReactNode {
  if (recordJson === undefined) return null;
  const { blocks, tools, date } = JSON.parse(recordJson) as ExecutionRecord;
  const names = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  return (
    <p className={styles.executed}>
      <span className={styles.mark} aria-hidden="true" />
      <span>
        Executed with {names.join(', ')} on <time dateTime={date}>{date}</time>
        <span className={styles.how}>
          : {blocks.length === 1 ? 'one code block' : `${blocks.length} code blocks`} of this page, by this
          site’s tests, with a local stand-in for Supersim.
        </span>
      </span>
    </p>
  );
}
