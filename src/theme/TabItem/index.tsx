import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';

import styles from './styles.module.css';

/**
 * One alternative of a set of tabs. A copy of the theme's (3.10.2) with a name for screen readers, and with its label as
 * text where all alternatives are below each other: without scripts and on paper.
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
      {/* Search leaves it out: it is the tab's text once more. */}
      <p className={styles.label} data-tab-label="" data-search-ignore="">
        {label ?? value}
      </p>
      {children}
    </div>
  );
}
