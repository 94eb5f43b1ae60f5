import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

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

/** Below a page's title: its description, what kind of page it is, who it is for and what it is about. */
export default function PageMetadata(): ReactNode {
  const { description, content_type, personas, categories } = usePageData().frontMatter;
  return (
    <div className={styles.metadata}>
      <p className={styles.description}>{description}</p>
      <dl className={styles.terms} data-search-ignore="">
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
      </dl>
    </div>
  );
}
