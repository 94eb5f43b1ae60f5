import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import { passagesInWords } from '@site/src/components/PageChanges/inWords';
import usePageData from '@site/src/hooks/usePageData';
import { type TermKind, termRoute } from '@site/src/metadata/termRoute';

import styles from './styles.module.css';

function Chip({ kind, id }: { kind: TermKind; id: string }): ReactNode {
  const { labels } = usePageData().frontMatter;
  return (
    <li>
      <Link className={clsx(styles.chip, styles[kind])} to={termRoute(kind, id)}>
        {labels[id]}
      </Link>
    </li>
  );
}

/**
 * Below a page's title: its description, what kind of page it is, who it is for and what it is about, and what can be
 * done with the page. In narrow windows only the description stands above the text; the rest opens.
 */
export default function PageMetadata({ children }: { readonly children: ReactNode }): ReactNode {
  const { version, frontMatter } = usePageData();
  const { description, content_type, personas, categories, changed } = frontMatter;
  return (
    <div className={styles.metadata}>
      <p className={styles.description}>{description}</p>
      <details className={styles.about} data-search-ignore="">
        <summary>About this page</summary>
        <dl className={styles.terms}>
          <div>
            <dt>Type</dt>
            <dd>
              <ul>
                <Chip kind="content-types" id={content_type} />
              </ul>
            </dd>
          </div>
          <div>
            <dt>For</dt>
            <dd>
              <ul>
                {personas.map((id) => (
                  <Chip key={id} kind="personas" id={id} />
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>About</dt>
            <dd>
              <ul>
                {categories.map((id) => (
                  <Chip key={id} kind="categories" id={id} />
                ))}
              </ul>
            </dd>
          </div>
          {changed && version === 'current' && (
            <div>
              <dt>Since {changed.since}</dt>
              <dd>
                <Link to={changed.route}>{passagesInWords(changed.count)}</Link>
              </dd>
            </div>
          )}
        </dl>
        {children}
      </details>
    </div>
  );
}
