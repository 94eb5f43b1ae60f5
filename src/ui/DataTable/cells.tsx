import { type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import { addressUrl } from '@site/src/data/explorers';
import { formatUtc } from '@site/src/lib/time';

import styles from './styles.module.css';

/**
 * A button that copies `value`, or the text of the element before it. Static markup, unlike `CopyIcon`: inside an island
 * React does not run, and `CopyArea` answers for all of its buttons.
 */
export function CopyButton({
  label,
  value,
}: {
  /** What is copied, as in "Copy chain ID of Base". */
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

/** Characters from which on a value is longer than a column can be. */
const LONG = 50;

/** A value in code font with a button to copy it. */
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
      <CopyButton label={label} />
    </span>
  );
}

/** An address with a button to copy it, linked to the explorer where there is one. */
export function AddressCell({
  address,
  explorer,
  label,
}: {
  readonly address: string;
  /** As the registry has it; empty for none. */
  readonly explorer: string;
  /** Whose address it is, for the button's name. */
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
      <CopyButton label={label} />
    </span>
  );
}

/** A link out of the portal. */
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

/** The sign beside a row that links to it. Puts the id on record, so that links to it are checked. */
export function RowLink({ id, label }: { readonly id: string; readonly label: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <a className={styles.rowLink} href={`#${id}`} aria-label={`Link to ${label}`}>
      #
    </a>
  );
}

/** A moment in UTC and as Unix time; the reader's own clock joins in the browser. */
export function Moment({
  timestamp,
  label,
}: {
  readonly timestamp: number;
  /** What happens then, for the button's name. */
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
