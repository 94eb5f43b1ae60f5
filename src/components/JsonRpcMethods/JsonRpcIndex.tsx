import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';

import { rpcSheets } from '@site/src/data/rpc-notes';
import { snapshotOfVersion } from '@site/src/data/snapshots';

import { methodEntries } from './entries';
import { matches, setQuery, useQuery } from './query';
import styles from './styles.module.css';

/** All methods of the page, each linked to its heading, and the filter for the lists that follow. */
export default function JsonRpcIndex(): ReactNode {
  const { version } = useDocsVersion();
  const query = useQuery();
  const id = useId();
  const groups = useMemo(
    () =>
      rpcSheets.map((sheet) => ({
        component: sheet.component,
        entries: Object.keys(sheet.namespaces).flatMap((namespace) =>
          methodEntries(sheet, namespace, snapshotOfVersion(version)),
        ),
      })),
    [version],
  );
  const all = groups.flatMap(({ entries }) => entries);
  const left = all.filter(({ text }) => matches(text, query)).length;

  // A link to a method that the filter hides has to lead somewhere. The next page begins without a filter.
  useEffect(() => {
    const onHashChange = (): void => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!target?.hidden) return;
      setQuery('');
      requestAnimationFrame(() => target.scrollIntoView());
    };
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      setQuery('');
    };
  }, []);

  return (
    <>
      <div className={styles.filter} data-search-ignore>
        <label htmlFor={id}>Filter methods</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status">
          {query.trim() === '' ? `${all.length} methods` : `${left} of ${all.length} methods`}
        </span>
      </div>
      <nav className={styles.index} aria-label="Methods" data-search-ignore>
        {groups.map(({ component, entries }) => (
          <div key={component} hidden={!entries.some(({ text }) => matches(text, query))}>
            <p className={styles.indexTitle}>{component}</p>
            <ul>
              {entries.map((entry) => (
                <li key={entry.id} hidden={!matches(entry.text, query)}>
                  <a href={`#${entry.id}`}>
                    <code>{entry.method}</code>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
