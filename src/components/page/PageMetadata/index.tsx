import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import { passagesInWords } from '@site/src/content/versions/passageCounts';
import usePageData from '@site/src/content/hooks/usePageData';
import { type TagKind, tagRoute } from '@site/src/content/tagRoute';
import { isoMinutes, minutesInWords } from '@site/src/lib/minutes';

import styles from './styles.module.css';

function Chip({ kind, id }: { kind: TagKind; id: string }): ReactNode {
  const { labels } = usePageData().frontMatter;
  return (
    <li>
      <Link className={clsx(styles.chip, styles[kind])} to={tagRoute(kind, id)}>
        {labels[id]}
      </Link>
    </li>
  );
}

/** A status label beside a page's title. */
export function TitleBadge({ children }: { readonly children: string }): ReactNode {
  return (
    <span className={styles.badge} data-search-ignore="">
      {children}
    </span>
  );
}

/** The content type, except of landing pages, with duration, readers and subjects. */
function Line(): ReactNode {
  const { content_type, personas, categories, labels, time_needed } = usePageData().frontMatter;
  const named = (ids: readonly string[]): string => ids.map((id) => labels[id] ?? id).join(', ');
  return (
    <>
      {content_type === 'landing-page' ? (
        'For '
      ) : (
        <>
          <span className={styles.kind}>{labels[content_type]}</span>
          {time_needed !== undefined && `, about ${minutesInWords(time_needed)},`} for{' '}
        </>
      )}
      {named(personas)} · {named(categories)}
    </>
  );
}

/**
 * Below a page's title: its description, unless the text begins with it, and a line of metadata that opens to
 * links.
 */
export default function PageMetadata(): ReactNode {
  const { version, frontMatter } = usePageData();
  const { description, content_type, personas, categories, changed, introduced, time_needed } = frontMatter;
  return (
    <div className={styles.metadata}>
      {!introduced && <p className={styles.description}>{description}</p>}
      <details className={styles.about} data-search-ignore="">
        <summary>
          <span className={styles.line}>
            <Line />
          </span>
        </summary>
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
          {time_needed !== undefined && (
            <div>
              <dt>Time</dt>
              <dd>
                <time dateTime={isoMinutes(time_needed)}>about {minutesInWords(time_needed)}</time>
              </dd>
            </div>
          )}
          {changed && version === 'current' && (
            <div>
              <dt>Since {changed.since}</dt>
              <dd>
                <Link to={changed.route}>{passagesInWords(changed)}</Link>
              </dd>
            </div>
          )}
        </dl>
      </details>
    </div>
  );
}
