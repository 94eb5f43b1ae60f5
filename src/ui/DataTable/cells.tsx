import { type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import { addressUrl } from '@site/src/data/explorers';
import { formatUtc } from '@site/src/lib/time';

import styles from './styles.module.css';

/**
 * Copies `value`, or the text of the preceding element. Static markup, unlike
 * `CopyIcon`, because React does not run inside content rendered on the server only; `CopyArea` handles the
 * click.
 */
export function StaticCopyButton({
  label,
  value,
}: {
  /** For example "Copy chain ID of Base". */
  readonly label: string;
  readonly value?: string;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.copy}
      data-copy-button=""
      data-copy={value}
      aria-label={`Copy ${label}`}
    />
  );
}

/** Characters that no longer fit a column. */
const LONG = 50;

/** A value in code font with a copy button. */
export function CopyableCode({
  children,
  label,
}: {
  readonly children: string | number;
  readonly label: string;
}): ReactNode {
  return (
    <span className={clsx(styles.copyable, String(children).length > LONG && styles.long)}>
      <code>{children}</code>
      <StaticCopyButton label={label} />
    </span>
  );
}

/** An address with a copy button, linked to its explorer if there is one. */
export function AddressCell({
  address,
  explorer,
  label,
}: {
  readonly address: string;
  /** Empty for none. */
  readonly explorer: string;
  /** Completes the button's accessible name. */
  readonly label: string;
}): ReactNode {
  const url = addressUrl(explorer, address);
  return (
    <span className={clsx(styles.copyable, styles.address)}>
      {url === undefined ? (
        <code>{address}</code>
      ) : (
        <a href={url} rel="noopener">
          <code>{address}</code>
        </a>
      )}
      <StaticCopyButton label={label} />
    </span>
  );
}

/** An external link. */
export function External({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

/** A permalink to a row. Registers the id for the link checker. */
export function RowLink({ id, label }: { readonly id: string; readonly label: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <a className={styles.rowLink} href={`#${id}`} aria-label={`Link to ${label}`}>
      #
    </a>
  );
}

/** A time in UTC and Unix time; the browser adds local time. */
export function Moment({
  timestamp,
  label,
}: {
  readonly timestamp: number;
  /** Completes the button's accessible name. */
  readonly label: string;
}): ReactNode {
  const utc = formatUtc(timestamp);
  return (
    <span className={styles.moment}>
      <time dateTime={new Date(timestamp * 1000).toISOString()}>{utc}</time>
      <CopyableCode label={`Unix time of ${label}`}>{timestamp}</CopyableCode>
      <span className={styles.localTime} data-local-time={timestamp} />
    </span>
  );
}
