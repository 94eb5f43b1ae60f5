import type { KeyboardEvent, ReactNode } from 'react';
import type { Props } from '@theme/Tabs';
import OriginalTabs from '@theme-original/Tabs';

import styles from './styles.module.css';

/** Adds Space, Home and End; the theme handles only arrows and Enter. */
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

/** Tabs. Sets with the same `groupId` are synchronized on all pages and stored. */
export default function Tabs(props: Props): ReactNode {
  return (
    <div className={styles.set} onKeyDown={onKeyDown}>
      <OriginalTabs {...props} />
    </div>
  );
}
