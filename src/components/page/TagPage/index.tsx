import { type ReactNode, useState } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import PageList from '@site/src/components/page/PageList';
import pageStyles from '@site/src/css/standalonePage.module.css';
import { groupByType, pagesInWords, tagsOf } from '@site/src/content/pageGroups';
import { type PersonaId } from '@site/src/content/personas';
import { readerPaths } from '@site/src/components/page/Home/readerPaths';
import { type TagKind } from '@site/src/content/tagRoute';
import { type TagFilter, type TagPageProps } from '@site/src/content/tags';

import styles from './styles.module.css';

type Selection = Partial<Record<TagKind, string>>;

const filterLabels: Record<TagKind, string> = {
  personas: 'Reader',
  'content-types': 'Kind of page',
  categories: 'Subject',
};

interface FilterProps extends TagFilter {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Filter({ kind, tags, value, onChange }: FilterProps): ReactNode {
  return (
    <label>
      {filterLabels[kind]}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {tags.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The reader's starting points, above all their pages. */
function StartHere({ id }: { readonly id: PersonaId }): ReactNode {
  const { links } = readerPaths[id];
  return (
    <section aria-labelledby="start-here">
      <h2 id="start-here">Start here</h2>
      <ul className={styles.start}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Index of one persona, content type or category, filtered by the other two. */
export default function TagPage(props: TagPageProps): ReactNode {
  const { title, description, kind, id, tag, listTitle, pages, filters } = props;
  const [selection, setSelection] = useState<Selection>({});
  const shown = pages.filter((page) =>
    filters.every(({ kind: other }) => !selection[other] || tagsOf[other](page).includes(selection[other])),
  );
  const Title = kind === 'personas' ? 'h3' : 'h2';
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={pageStyles.page}>
          <p className={pageStyles.up}>
            <Link to={`/${kind}`}>{listTitle}</Link>
          </p>
          <h1>{tag.label}</h1>
          <p className={styles.description}>{tag.description}</p>
          {kind === 'personas' && (
            <>
              <StartHere id={id as PersonaId} />
              <h2>All pages</h2>
            </>
          )}
          {pages.length > 1 && (
            <div className={styles.filters} role="group" aria-label="Narrow down the list">
              {filters.map((filter) => (
                <Filter
                  key={filter.kind}
                  {...filter}
                  value={selection[filter.kind] ?? ''}
                  onChange={(value) => setSelection({ ...selection, [filter.kind]: value })}
                />
              ))}
            </div>
          )}
          <p role="status" className={styles.count}>
            {shown.length === pages.length
              ? pagesInWords(pages.length)
              : `${shown.length} of ${pages.length} pages`}
          </p>
          {groupByType(shown).map(({ type, title, pages: members }) => (
            <section key={type} className={styles.group}>
              {kind !== 'content-types' && (
                <Title>
                  {title} <span className={styles.number}>{members.length}</span>
                </Title>
              )}
              <PageList pages={members} />
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
