import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';

import styles from './styles.module.css';

/**
 * A tab. A copy of the theme's (3.10.2) with a name for screen readers, and with its label as text where all
 * tabs show: without scripts and in print.
 */
export default function TabItem({ children, className, label, value }: Props): ReactNode {
  const { lazy, selectedValue } = useTabs();
  const selected = value === selectedValue;
  if (!selected && lazy) {
    return null;
  }
  return (
    <div
      role="tabpanel"
      aria-label={label ?? value}
      className={clsx(styles.panel, className)}
      hidden={!selected}
    >
      {/* Excluded from search, because it repeats the tab's text. */}
      <p className={styles.label} data-tab-label="" data-search-ignore="">
        {label ?? value}
      </p>
      {children}
    </div>
  );
}
