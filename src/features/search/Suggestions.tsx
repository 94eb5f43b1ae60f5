import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';

import buttonStyles from '@site/src/css/smallButton.module.css';

import { recentSearches, useRecentSearches } from './recent';
import styles from './suggestions.module.css';

/** Most common tasks. */
const tasks = [
  { to: '/operators/node-operators/rollup-node', label: 'Run a node' },
  { to: '/operators/chain-operators/tutorials/create-l2-rollup', label: 'Create your own rollup' },
  { to: '/app-developers/bridging/basics', label: 'Bridge between Ethereum and an OP Stack chain' },
  { to: '/superchain/networks', label: 'Look up a chain ID or an RPC endpoint' },
  { to: '/superchain/addresses', label: 'Look up a contract address' },
] as const;

const pasteTools = [
  { to: '/interop/tools/error-decoder', label: 'Error decoder', use: 'paste an error or its data' },
  { to: '/interop/tools/relay-workbench', label: 'Relay workbench', use: 'paste the log of a message' },
] as const;

interface Props {
  readonly heading: 'h2' | 'h3';
  readonly onSearch: (query: string) => void;
}

/**
 * Shown before anything is typed: recent searches, common tasks, tools that
 * take pasted values.
 */
export default function Suggestions({ heading: Heading, onSearch }: Props): ReactNode {
  const recent = useRecentSearches();
  return (
    <div className={styles.suggestions} data-search-ignore="">
      {recent.length > 0 && (
        <section>
          <div className={styles.head}>
            <Heading>Recent searches</Heading>
            <button
              type="button"
              className={buttonStyles.smallButton}
              aria-label="Clear recent searches"
              onClick={recentSearches.clear}
            >
              Clear
            </button>
          </div>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" className={styles.recent} onClick={() => onSearch(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <Heading>Common tasks</Heading>
        <ul>
          {tasks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Heading>Something to paste?</Heading>
        <ul>
          {pasteTools.map(({ to, label, use }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>: {use}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
