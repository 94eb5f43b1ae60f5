import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import pageStyles from '@site/src/css/standalonePage.module.css';
import { tagRoute } from '@site/src/content/tagRoute';
import { pagesInWords } from '@site/src/content/pageGroups';
import { type TagListProps } from '@site/src/content/tags';

import styles from './styles.module.css';

/** All personas, content types or categories, with page counts. */
export default function TagList({ title, description, kind, groups }: TagListProps): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={clsx(pageStyles.page, styles.wide)}>
          <h1>{title}</h1>
          <p className={styles.description}>{description}</p>
          {groups.map((group) => (
            <section key={group.label ?? kind}>
              {group.label !== null && <h2>{group.label}</h2>}
              <ul className={styles.tags}>
                {group.tags.map((tag) => (
                  <li key={tag.id}>
                    <Link to={tagRoute(kind, tag.id)}>{tag.label}</Link>{' '}
                    <span className={styles.count}>{pagesInWords(tag.pages)}</span>
                    <p>{tag.description}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
