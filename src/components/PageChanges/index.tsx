import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import pageStyles from '@site/src/css/standalonePage.module.css';
import type { ChangedPage, PageIn } from '@site/src/plugins/page-changes/changedPages';
import type { ChangedPassage, ChangedSection } from '@site/src/snapshots/changes';
import type { Step } from '@site/src/snapshots/pageChanges';
import { changesRoute } from '@site/src/snapshots/routes';

import { passagesInWords } from './inWords';
import styles from './styles.module.css';

/** What a passage is to the newer version. */
function kindOf({ parts }: ChangedPassage): 'New' | 'Removed' | 'Changed' {
  if (parts.every((part) => part.in === 'newer')) return 'New';
  return parts.every((part) => part.in === 'older') ? 'Removed' : 'Changed';
}

function PassageText({ parts }: ChangedPassage): ReactNode {
  return parts.map(({ text, in: where }, index) => {
    switch (where) {
      case 'both':
        return text;
      case 'older':
        return <del key={index}>{text}</del>;
      case 'newer':
        return <ins key={index}>{text}</ins>;
    }
  });
}

function Passage({ passage }: { readonly passage: ChangedPassage }): ReactNode {
  const kind = kindOf(passage);
  return (
    <li className={styles.passage}>
      <p className={styles.kind} data-kind={kind}>
        {kind}
      </p>
      {passage.isCode ? (
        <pre className={styles.code}>
          <PassageText {...passage} />
        </pre>
      ) : (
        <p className={styles.text}>
          <PassageText {...passage} />
        </p>
      )}
    </li>
  );
}

function Section(props: { readonly section: ChangedSection; readonly newer: PageIn }): ReactNode {
  const { section, newer } = props;
  const title = section.title === '' ? 'Before the first heading' : section.title;
  return (
    <section>
      <h3>
        {section.id === undefined ? (
          title
        ) : (
          <Link to={section.id === '' ? newer.route : `${newer.route}#${section.id}`}>{title}</Link>
        )}
      </h3>
      <ul className={styles.passages}>
        {section.passages.map((passage, index) => (
          <Passage key={index} passage={passage} />
        ))}
      </ul>
    </section>
  );
}

function Changes({ step, page }: { readonly step: Step; readonly page: ChangedPage }): ReactNode {
  const older = versionOf(page, step.older);
  const newer = versionOf(page, step.newer);
  return (
    <section>
      <h2>
        From {older.label} to {newer.label}
      </h2>
      <p>
        {passagesInWords(step.count)}. Read the whole page as of <Link to={older.route}>{older.label}</Link>{' '}
        or as of <Link to={newer.route}>{newer.label}</Link>.
      </p>
      {step.sections.map((section, index) => (
        <Section key={index} section={section} newer={newer} />
      ))}
    </section>
  );
}

function versionOf({ versions, route }: ChangedPage, name: string): PageIn {
  const version = versions.find((each) => each.name === name);
  if (!version) throw new Error(`${route} is not in version ${name}, which its changes name.`);
  return version;
}

/** With the name of the site behind it, a longer title is cut by search engines. */
const longestTitle = 54;

/** The title in the tab: where that of the page makes it too long, the page is named by its route. */
function tabTitle({ title, route }: ChangedPage): string {
  const full = headingOf(title);
  return full.length > longestTitle ? headingOf(route) : full;
}

function headingOf(subject: string): string {
  return `What changed: ${subject}`;
}

/** What changed on a page from one network upgrade to the next, passage by passage. */
export default function PageChanges({ page }: { readonly page: ChangedPage }): ReactNode {
  return (
    <>
      <PageMetadata
        title={tabTitle(page)}
        description={`What changed on the page “${page.title}” from one network upgrade to the next, passage by passage.`}
      />
      <Layout>
        <main className={clsx(pageStyles.page, styles.changes)}>
          <p className={pageStyles.up}>
            <Link to={changesRoute}>What changed between upgrades</Link>
          </p>
          <h1>{headingOf(page.title)}</h1>
          <p className={styles.note}>
            Added text is <ins>underlined</ins>, removed text is <del>struck through</del>. Some differences
            are editorial, not protocol changes. Tables that the page generates from data are not compared
            here.
          </p>
          {page.steps.map((step) => (
            <Changes key={step.older} step={step} page={page} />
          ))}
        </main>
      </Layout>
    </>
  );
}
