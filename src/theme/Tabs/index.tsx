import type { KeyboardEvent, ReactNode } from 'react';
import type { Props } from '@theme/Tabs';
import OriginalTabs from '@theme-original/Tabs';

import styles from './styles.module.css';

/** Space chooses the tab with the focus, Home and End lead to the first and the last: the theme knows arrows and Enter alone. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.target;
  if (!(tab instanceof HTMLElement) || tab.role !== 'tab' || ![' ', 'Home', 'End'].includes(event.key)) {
    return;
  }
  event.preventDefault();
  if (event.key === ' ') {
    tab.click();
  } else {
    const tabs = tab.parentElement?.children;
    const end = tabs?.item(event.key === 'Home' ? 0 : tabs.length - 1);
    if (end instanceof HTMLElement) end.focus();
  }
}

/**
 * Alternatives under tabs. Sets with the same `groupId` are in step on all pages, and the choice is kept in the
 * browser.
 */
export default function Tabs(props: Props): ReactNode {
  return (
    <div className={styles.set} onKeyDown={onKeyDown}>
      <OriginalTabs {...props} />
    </div>
  );
}
