import { type ReactNode, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';

import buttonStyles from '@site/src/css/smallButton.module.css';
import { openInEntries } from '@site/src/features/assistants/openIn';

import styles from './styles.module.css';
import { type CopyResult, copyTwin, twinHref, writeToClipboard } from './twin';

interface Props {
  /** Path of the page with the base URL, as Docusaurus gives it. */
  readonly permalink: string;
}

const messages: Readonly<Record<CopyResult, string>> = {
  copied: 'Copied.',
  'not loaded': 'The Markdown could not be loaded. Check your connection and try again.',
  'not allowed': 'The browser did not allow copying. View the Markdown and copy it by hand.',
};

/** Copies the page as Markdown, or shows it; the link works without JavaScript. */
export default function CopyMarkdown({ permalink }: Props): ReactNode {
  const [status, setStatus] = useState('');
  const href = twinHref(permalink, useBaseUrl('/'));
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={clsx(buttonStyles.smallButton, styles.copy)}
        onClick={() => {
          setStatus('Copying…');
          void copyTwin(href, { fetch: (...request) => fetch(...request), write: writeToClipboard }).then(
            (result) => setStatus(messages[result]),
          );
        }}
      >
        Copy page as Markdown
      </button>
      {/* A file beside the page, not a route of the site, so no Link. */}
      <a href={href} type="text/markdown">
        View as Markdown
      </a>
      {openInEntries(url + href).map(({ label, hint, href: opened }) => (
        <a key={label} href={opened} title={hint} rel="noopener noreferrer">
          {label}
        </a>
      ))}
      <span role="status" className={styles.status}>
        {status}
      </span>
    </div>
  );
}
