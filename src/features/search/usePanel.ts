import { useEffect, useState } from 'react';

import type SearchPanel from './SearchPanel';

interface LoadedPanel {
  readonly Panel?: typeof SearchPanel;
  readonly failed: boolean;
}

/**
 * The panel, whose code no page needs before a reader searches.
 *
 * @param wanted false: it is not loaded
 */
export function usePanel(wanted: boolean): LoadedPanel {
  const [state, setState] = useState<LoadedPanel>({ failed: false });
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    import('./SearchPanel').then(
      ({ default: Panel }) => current && setState({ Panel, failed: false }),
      () => current && setState({ failed: true }),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return state;
}
