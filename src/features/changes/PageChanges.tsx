import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import pageStyles from '@site/src/css/standalonePage.module.css';
import { headingOf } from '@site/src/features/changes/about';
import type { ChangedPage, PageIn } from '@site/src/features/changes/changedPages';
import type { ChangedPassage, ChangedRow, ChangedSection, Part } from '@site/src/content/versions/changes';
import { passages, passagesInWords } from '@site/src/content/versions/passageCounts';
import type { Step } from '@site/src/content/versions/pageChanges';
import { changesRoute } from '@site/src/content/versions/routes';

import styles from './styles.module.css';

function kindOf(passage: ChangedPassage): 'New' | 'Removed' | 'Changed' {
  const parts =
    passage.kind === 'row'
      ? [...passage.first, ...passage.cells.flatMap((cell) => cell.parts)]
      : passage.parts;
  if (parts.every((part) => part.in === 'newer')) return 'New';
  return parts.every((part) => part.in === 'older') ? 'Removed' : 'Changed';
}

function Parts({ parts }: { readonly parts: readonly Part[] }): ReactNode {
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

/** A table row: its first cell, and a line for each other cell that differs. */
function RowText({ first, cells }: ChangedRow): ReactNode {
  return (
    <>
      <p className={styles.first}>
        <Parts parts={first} />
      </p>
      <dl className={styles.cells}>
        {cells.map(({ heading, parts }, index) => (
          <div key={index}>
            <dt>{heading === '' ? `Column ${index + 2}` : heading}</dt>
            <dd>
              <Parts parts={parts} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function PassageText({ passage }: { readonly passage: ChangedPassage }): ReactNode {
  switch (passage.kind) {
    case 'row':
      return <RowText {...passage} />;
    case 'code':
      return (
        <pre className={styles.code}>
          <Parts parts={passage.parts} />
        </pre>
      );
    case 'text':
      return (
        <p className={styles.text}>
          <Parts parts={passage.parts} />
        </p>
      );
  }
}

function Passage({ passage }: { readonly passage: ChangedPassage }): ReactNode {
  const kind = kindOf(passage);
  return (
    <li className={styles.passage}>
      <p className={styles.kind} data-kind={kind}>
        {passage.kind === 'row' ? `${kind} row` : kind}
      </p>
      <PassageText passage={passage} />
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

function Sections(props: {
  readonly sections: readonly ChangedSection[];
  readonly newer: PageIn;
}): ReactNode {
  return props.sections.map((section, index) => (
    <Section key={index} section={section} newer={props.newer} />
  ));
}

/** The sections, reduced to the passages that pass the test, without empty ones. */
function sectionsWith(
  sections: readonly ChangedSection[],
  keeps: (passage: ChangedPassage) => boolean,
): ChangedSection[] {
  return sections
    .map((section) => ({ ...section, passages: section.passages.filter(keeps) }))
    .filter((section) => section.passages.length > 0);
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
        {passagesInWords(step)}. Read the whole page as of <Link to={older.route}>{older.label}</Link> or as
        of <Link to={newer.route}>{newer.label}</Link>.
      </p>
      <Sections sections={sectionsWith(step.sections, (passage) => !passage.isWording)} newer={newer} />
      {step.wording > 0 && (
        <details className={styles.wording}>
          <summary>Wording only ({passages(step.wording)})</summary>
          <Sections sections={sectionsWith(step.sections, (passage) => passage.isWording)} newer={newer} />
        </details>
      )}
    </section>
  );
}

function versionOf({ versions, route }: ChangedPage, name: string): PageIn {
  const version = versions.find((each) => each.name === name);
  if (!version) throw new Error(`${route} is not in version ${name}, which its changes name.`);
  return version;
}

/** What changed on a page between network upgrades, passage by passage. */
export default function PageChanges(props: {
  readonly title: string;
  readonly description: string;
  readonly page: ChangedPage;
}): ReactNode {
  const { title, description, page } = props;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={clsx(pageStyles.page, styles.changes)}>
          <p className={pageStyles.up}>
            <Link to={changesRoute}>What changed between upgrades</Link>
          </p>
          <h1>{headingOf(page.title)}</h1>
          <p className={styles.note}>
            Added words are <ins>underlined</ins>, removed words are <del>struck through</del>; tables are
            compared row by row. A passage counts as wording only if its figures, names, glossary terms, links
            to other sites and words such as “not” and “must” stayed the same and nothing was merely added or
            left out, or if an editor marked it so. New text about unchanged rules is shown too. Tables of
            figures that the page takes from data are not compared here.
          </p>
          {page.steps.map((step) => (
            <Changes key={step.older} step={step} page={page} />
          ))}
        </main>
      </Layout>
    </>
  );
}
