import { type ReactNode } from 'react';

import { type Versions } from '@site/src/data/releases';

import { External } from '../../../ui/DataTable/cells';
import styles from '../../../ui/DataTable/styles.module.css';
import { releaseUrl, splitRelease } from './words';

/** Component versions, linked to their releases. */
export default function VersionList({ versions }: { readonly versions: Versions }): ReactNode {
  return (
    <ul>
      {Object.entries(versions).map(([component, text]) => {
        const { tag, remark } = splitRelease(text);
        const url = releaseUrl(component, tag);
        const version = (
          <code>
            {component} {tag}
          </code>
        );
        return (
          <li key={component}>
            {url === undefined ? version : <External href={url}>{version}</External>}
            {remark !== '' && <span className={styles.muted}> {remark}</span>}
          </li>
        );
      })}
    </ul>
  );
}
