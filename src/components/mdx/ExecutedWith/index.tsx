import type { ReactNode } from 'react';

import styles from './styles.module.css';

export interface ExecutedWithProps {
  /** Added at compile time (src/remark/executedWith.ts); absent if the page was never executed. */
  readonly record?: {
    /** Versions by name. */
    readonly tools: Readonly<Record<string, string>>;
    /** `YYYY-MM-DD`. */
    readonly date: string;
    /** Number of executed code blocks. */
    readonly blocks: number;
  };
}

/** When, and with which tools, our tests last executed a page's commands. */
export default function ExecutedWith({ record }: ExecutedWithProps): ReactNode {
  if (record === undefined) return null;
  const { tools, date, blocks } = record;
  const names = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  return (
    <p className={styles.executed}>
      <span className={styles.mark} aria-hidden="true" />
      <span>
        Executed with {names.join(', ')} on <time dateTime={date}>{date}</time>
        <span className={styles.how}>
          : {blocks === 1 ? 'one code block' : `${blocks} code blocks`} of this page, by this site’s tests,
          with a local stand-in for Supersim.
        </span>
      </span>
    </p>
  );
}
