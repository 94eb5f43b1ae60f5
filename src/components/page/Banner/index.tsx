import { type ReactNode, useState } from 'react';
import clsx from 'clsx';

import { type BannerId } from '@site/src/content/frontMatter';
import { type Outdated } from '@site/src/content/sources/triage';

import { useBannerText } from './bannerText';
import styles from './styles.module.css';

interface Props {
  readonly kind: BannerId;
  /** What is no longer true, for the maintenance notice. */
  readonly outdated?: Outdated;
}

/** Keyboard users continue from the page's title, just above the closed banner. */
function focusPageTitle(): void {
  const title = document.querySelector<HTMLElement>('article h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** A notice above a page's text. Closing it lasts for the page view; nothing is stored. */
export default function Banner({ kind, outdated }: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  const { title, body, closable } = useBannerText(kind, outdated);
  if (closed) {
    return null;
  }
  const titleId = `banner-${kind}`;
  return (
    <section
      className={clsx(styles.banner, styles[kind])}
      aria-labelledby={titleId}
      data-banner={kind}
      data-search-ignore=""
    >
      <p className={styles.text}>
        <span className={styles.title} id={titleId}>
          {title}.
        </span>{' '}
        <span className={styles.body}>{body}</span>
      </p>
      {closable && (
        <button
          type="button"
          className={clsx('clean-btn', styles.close)}
          aria-label={`Close the notice: ${title}`}
          onClick={() => {
            setClosed(true);
            focusPageTitle();
          }}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </section>
  );
}
