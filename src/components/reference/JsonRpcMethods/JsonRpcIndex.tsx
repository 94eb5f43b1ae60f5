import { type ReactNode, useEffect, useMemo } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';

import { type RpcComponent } from '@site/src/data/jsonRpc';
import { rpcSheets } from '@site/src/data/rpc-notes';
import { snapshotOfVersion } from '@site/src/data/snapshots';

import EntryFilter from '../../../ui/ReferenceEntry/EntryFilter';
import EntryIndex from '../../../ui/ReferenceEntry/EntryIndex';
import hasWords from '../../../ui/ReferenceEntry/hasWords';
import useHiddenTarget from '../../../lib/hooks/useHiddenTarget';
import { methodEntries } from './entries';
import { setQuery, useQuery } from './query';

const showAll = (): void => setQuery('');

/** Links to all methods of the page, and the filter for its lists. */
export default function JsonRpcIndex({
  components,
}: {
  /** Components on the page. */
  readonly components: readonly RpcComponent[];
}): ReactNode {
  const { version } = useDocsVersion();
  const query = useQuery();
  const groups = useMemo(
    () =>
      rpcSheets
        .filter(({ component }) => components.includes(component))
        .map((sheet) => ({
          component: sheet.component,
          entries: Object.keys(sheet.namespaces).flatMap((namespace) =>
            methodEntries(sheet, namespace, snapshotOfVersion(version)),
          ),
        })),
    [components, version],
  );
  const all = groups.flatMap(({ entries }) => entries);
  const left = all.filter(({ text }) => hasWords(text, query)).length;

  useHiddenTarget(showAll);
  // Clears the filter for the next page.
  useEffect(() => showAll, []);

  return (
    <>
      <EntryFilter noun="methods" query={query} onChange={setQuery} shown={left} total={all.length} />
      <EntryIndex
        label="Methods"
        groups={groups.map(({ component, entries }) => ({
          title: component,
          entries: entries.map(({ id, method, text }) => ({
            id,
            name: method,
            hidden: !hasWords(text, query),
          })),
        }))}
      />
    </>
  );
}
