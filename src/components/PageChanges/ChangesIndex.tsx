import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import pageStyles from '@site/src/css/standalonePage.module.css';
import type { VersionStep } from '@site/src/plugins/page-changes/changedPages';
import { changesRouteOf } from '@site/src/snapshots/routes';

import { passagesInWords } from './inWords';
import styles from './styles.module.css';

const title = 'What changed between upgrades';

/** The pages that a network upgrade changed, and by how much. */
export default function ChangesIndex({ steps }: { readonly steps: readonly VersionStep[] }): ReactNode {
  return (
    <>
      <PageMetadata
        title={title}
        description="The pages on the protocol that this site keeps as of earlier network upgrades, with the passages that changed from one to the next."
      />
      <Layout>
        <main className={pageStyles.page}>
          <h1>{title}</h1>
          <p className={styles.note}>
            This site keeps the pages on the protocol as they were for earlier network upgrades. Below is the
            number of passages that differ on each page, with a link to the comparison. Guides and tools cover
            today&apos;s software, and earlier editions are not kept.
          </p>
          {steps.map(({ older, newer, pages, gone }) => (
            <section key={`${older.name} ${newer.name}`}>
              <h2>
                From {older.label} to {newer.label}
              </h2>
              <ul className={styles.pages}>
                {pages.map((page) => (
                  <li key={page.route}>
                    <Link to={changesRouteOf(page.route)}>{page.title}</Link>
                    <span className={styles.count}>{passagesInWords(page.count)}</span>
                  </li>
                ))}
                {gone.map((page) => (
                  <li key={page.route}>
                    <Link to={page.route}>{page.title}</Link>
                    <span className={styles.count}>Removed</span>
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
