import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Record of a test run of a page's code blocks. */
export interface ExecutionRecord {
  /** Path in the repository. */
  readonly page: string;
  /** SHA-256 of `blocks`. */
  readonly blockHash: string;
  /** A hash per executed block, in page order. */
  readonly blocks: readonly string[];
  /** Versions by name. */
  readonly tools: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/**
 * Props of {@link ExecutedWith}. Pages write `<ExecutedWith />`; src/remark/executedWith.ts adds the rest.
 */
export interface ExecutedWithProps {
  /** An {@link ExecutionRecord} as JSON; absent if the page was never executed. */
  readonly recordJson?: string;
}

/** When, and with which tools, our tests last executed a page's commands. */
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
