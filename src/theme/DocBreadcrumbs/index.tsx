import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

import PageMenu from '@site/src/components/page/PageMenu';
import { markdownEntries } from '@site/src/components/page/PageMenu/markdownEntries';
import { markdownHref } from '@site/src/components/page/PageMenu/markdownVersion';
import { openInEntries } from '@site/src/tools/assistants/openIn';
import usePageData from '@site/src/content/hooks/usePageData';

import styles from './styles.module.css';

/** Breadcrumbs with the page menu at the end. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  const href = markdownHref(usePageData().route, useBaseUrl('/'));
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <div className={styles.line}>
      <div className={styles.way}>
        <DocBreadcrumbs />
      </div>
      <PageMenu entries={[...markdownEntries(href), ...openInEntries(url + href)]} />
    </div>
  );
}
