import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import NoteText from '@site/src/ui/NoteText';
import pageStyles from '@site/src/css/standalonePage.module.css';
import { forkName } from '@site/src/data/forkNames';
import type { VersionStep } from '@site/src/features/changes/changedPages';
import { passages, passagesInWords } from '@site/src/content/versions/passageCounts';
import { changesRouteOf } from '@site/src/content/versions/routes';
import type { UpgradeSummary } from '@site/src/content/versions/upgradeSummaries';

import styles from './styles.module.css';

function Summary({ older, newer, sentences, more }: UpgradeSummary): ReactNode {
  return (
    <section>
      <h3 id={newer}>
        {forkName(older)} to {forkName(newer)}
      </h3>
      <p className={styles.summary}>
        <NoteText note={sentences.join(' ')} />
      </p>
      <ul className={styles.more}>
        {more.map(({ title: name, route }) => (
          <li key={route}>
            <Link to={route}>{name}</Link>
          </li>
        ))}
        <li>
          <a href={`#${newer}-passages`}>Every page that changed</a>
        </li>
      </ul>
    </section>
  );
}

/** Anchor of a step's list: the upgrade's id if the step goes from one upgrade to the next. */
function idOf({ older, newer }: VersionStep, summaries: readonly UpgradeSummary[]): string | undefined {
  const summary = summaries.find(
    (each) => forkName(each.older) === older.label && forkName(each.newer) === newer.label,
  );
  return summary && `${summary.newer}-passages`;
}

/** What each network upgrade changed: a summary, then the pages with the number of changes. */
export default function ChangesIndex(props: {
  readonly title: string;
  readonly description: string;
  /** Newest first. */
  readonly summaries: readonly UpgradeSummary[];
  readonly steps: readonly VersionStep[];
}): ReactNode {
  const { title, description, summaries, steps } = props;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={pageStyles.page}>
          <h1>{title}</h1>
          <p className={styles.note}>
            In short, the newest upgrade first: what changed in the protocol, and for whom. Below that, every
            page with the passages that differ.
          </p>
          <h2>In short</h2>
          {summaries.map((summary) => (
            <Summary key={summary.newer} {...summary} />
          ))}
          <h2>Page by page</h2>
          <p className={styles.note}>
            The pages on the protocol itself are kept as they were for earlier network upgrades; every entry
            leads to the comparison. Guides and tools cover today&apos;s software, so earlier versions are not
            kept.
          </p>
          {steps.map((step) => (
            <section key={`${step.older.name} ${step.newer.name}`}>
              <h3 id={idOf(step, summaries)}>
                From {step.older.label} to {step.newer.label}
              </h3>
              <ul className={styles.pages}>
                {step.pages.map((page) => (
                  <li key={page.route}>
                    <Link to={changesRouteOf(page.route)}>{page.title}</Link>
                    <span className={styles.count}>
                      {passagesInWords(page)}
                      {page.count > 0 && page.wording > 0 && `, ${passages(page.wording)} in wording only`}
                    </span>
                  </li>
                ))}
                {step.gone.map((page) => (
                  <li key={page.route}>
                    <Link to={page.route}>{page.title}</Link>
                    <span className={styles.count}>No longer there</span>
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
