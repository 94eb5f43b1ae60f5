import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

import { type Notice } from '@site/src/content/notice';
import { tagRoute } from '@site/src/content/tagRoute';

import { dateText } from '../../content/notices';
import { noticeStatuses } from '../../content/noticeStatuses';
import styles from './styles.module.css';

interface Props {
  readonly notice: Notice;
  /** Labels of personas, by id. */
  readonly labels: Readonly<Record<string, string>>;
}

function Deadlines({ deadlines }: { readonly deadlines: NonNullable<Notice['deadlines']> }): ReactNode {
  return (
    <ul>
      {deadlines.map(({ network, at, what }) => (
        <li key={`${network} ${at}`}>
          <time dateTime={at}>{dateText(at)}</time>, {network}: {what}
        </li>
      ))}
    </ul>
  );
}

/** Head of a notice: status, who must act, by when, with which versions, and what breaks otherwise. */
export default function NoticeHead({ notice, labels }: Props): ReactNode {
  const { status, published, updated, audience, deadlines, versions, otherwise } = notice;
  return (
    <dl className={styles.head} data-notice={status}>
      <div>
        <dt>Status</dt>
        <dd>
          <span className={styles.status} data-status={status}>
            {noticeStatuses[status]}
          </span>{' '}
          <span className={styles.published}>
            Published <time dateTime={published}>{dateText(published)}</time>
            {updated !== undefined && (
              <>
                , updated <time dateTime={updated}>{dateText(updated)}</time>
              </>
            )}
          </span>
        </dd>
      </div>
      <div>
        <dt>For</dt>
        <dd>
          {audience.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={tagRoute('personas', id)}>{labels[id] ?? id}</Link>
            </span>
          ))}
        </dd>
      </div>
      {deadlines !== undefined && (
        <div>
          <dt>When</dt>
          <dd>
            <Deadlines deadlines={deadlines} />
          </dd>
        </div>
      )}
      {versions !== undefined && (
        <div>
          <dt>Minimum versions</dt>
          <dd>
            {versions.map(({ component, minimum }, index) => (
              <span key={component}>
                {index > 0 && ', '}
                <span className={styles.version}>
                  <code>{component}</code> {minimum}
                </span>
              </span>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>If you do not act</dt>
        <dd>{otherwise}</dd>
      </div>
    </dl>
  );
}
