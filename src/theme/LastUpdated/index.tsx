import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';

/**
 * The date of the last change, without the theme's locale formatting, which is
 * slow to initialize.
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
