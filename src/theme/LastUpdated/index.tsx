import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';

/**
 * The day of a page's last change, written as all days of the site are. The theme's way of writing it has the browser
 * set up tables of the reader's language.
 */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const time = new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Updated{' '}
      <time dateTime={time} itemProp="dateModified">
        {time.slice(0, 10)}
      </time>
    </span>
  );
}
