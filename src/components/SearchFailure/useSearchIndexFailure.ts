import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useActivePlugin, useActiveVersion } from '@docusaurus/plugin-content-docs/client';

import { fetchIndexesByWorker } from '@site/src/plugins/search-ranking/searchByWorker';

/** After this long without an index the reader is told; it may still come. In milliseconds. */
const patience = 20_000;

/**
 * Whether the search index fails to load. The search plugin loads it without watching for errors, so
 * readers would wait for results that never come; the worker loads an index once and answers everyone
 * with the same outcome, so asking again costs nothing.
 *
 * @param wanted nothing is loaded before this is true
 */
export default function useSearchIndexFailure(wanted: boolean): boolean {
  const baseUrl = useBaseUrl('/');
  const plugin = useActivePlugin();
  const version = useActiveVersion(plugin?.pluginId);
  const versionUrl = version && !version.isLast ? `${version.path}/` : baseUrl;
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const tell = (failure: boolean) => (): void => {
      if (current) setFailed(failure);
    };
    // An index that hangs on its way neither comes nor fails.
    const timer = setTimeout(tell(true), patience);
    fetchIndexesByWorker(versionUrl)
      .then(tell(false), tell(true))
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [versionUrl, wanted]);

  return failed;
}
