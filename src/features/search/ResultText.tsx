import { type ReactNode } from 'react';

import { shortCrumbs } from './crumbs';
import Marked from './Marked';
import { type Result } from './results';
import styles from './results.module.css';

/** A result in the panel. */
export default function ResultText({ result }: { readonly result: Result }): ReactNode {
  const { title, section, badge, crumbs, text } = result;
  return (
    <>
      <span className={styles.head}>
        <span className={styles.title}>
          <Marked pieces={title} />
        </span>
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      </span>
      {section && (
        <span className={styles.section}>
          <Marked pieces={section} />
        </span>
      )}
      <span className={styles.text}>
        <Marked pieces={text} />
      </span>
      {crumbs.length > 0 && <span className={styles.crumbs}>{shortCrumbs(crumbs).join(' › ')}</span>}
    </>
  );
}
