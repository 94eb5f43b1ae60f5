import { type ReactNode, useCallback, useState } from 'react';
import Heading from '@theme/Heading';

import { allTerms, glossarySource, type GlossaryTerm } from '@site/src/data/glossary';

import Provenance from '../../ui/Provenance';
import EntryFilter from '../../ui/ReferenceEntry/EntryFilter';
import useHiddenTarget from '../../lib/hooks/useHiddenTarget';
import Definition from './Definition';
import filterTerms from './filterTerms';
import QuietLink from './QuietLink';
import styles from './glossary.module.css';

const terms = allTerms();
const names = new Map(terms.map(({ id, term }) => [id, term]));

/** No entry starts with anything but a letter; it would be listed under `#`. */
const letterOf = ({ id }: GlossaryTerm): string => (/^[a-z]/.exec(id)?.[0] ?? '#').toUpperCase();

const letters = [...new Set(terms.map(letterOf))];

function Entry({ term, hidden }: { readonly term: GlossaryTerm; readonly hidden: boolean }): ReactNode {
  const { page, see = [], aliases = [] } = term;
  return (
    <div className={styles.entry} hidden={hidden}>
      <Heading as="h3" id={term.id} className={styles.term}>
        {term.term}
      </Heading>
      {aliases.length > 0 && <p className={styles.aliases}>Also: {aliases.join(', ')}</p>}
      <p>
        <Definition text={term.definition} />
      </p>
      {(page !== undefined || see.length > 0) && (
        <p className={styles.more}>
          {page !== undefined && <QuietLink to={page}>More on {term.term}</QuietLink>}
          {see.length > 0 && (
            <span>
              See{' '}
              {see.map((id, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <a href={`#${id}`}>{names.get(id)}</a>
                </span>
              ))}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/**
 * All entries by first letter, each with an anchor and readable without JavaScript; only the filter needs it.
 */
export default function Glossary(): ReactNode {
  const [query, setQuery] = useState('');
  const shown = filterTerms(terms, query);
  useHiddenTarget(useCallback(() => setQuery(''), []));

  return (
    <>
      <div className={styles.controls}>
        <EntryFilter noun="terms" query={query} onChange={setQuery} shown={shown.size} total={terms.length} />
        <nav className={styles.letters} aria-label="First letters" data-search-ignore="">
          {letters.map((letter) => (
            <a key={letter} href={`#letter-${letter.toLowerCase()}`}>
              {letter}
            </a>
          ))}
        </nav>
      </div>
      {letters.map((letter) => {
        const group = terms.filter((term) => letterOf(term) === letter);
        return (
          <section key={letter} hidden={!group.some(({ id }) => shown.has(id))}>
            {/* Wrapped, because search would index the entries as the text below the letter. */}
            <div>
              <Heading as="h2" id={`letter-${letter.toLowerCase()}`}>
                {letter}
              </Heading>
            </div>
            {group.map((term) => (
              <Entry key={term.id} term={term} hidden={!shown.has(term.id)} />
            ))}
          </section>
        );
      })}
      {shown.size === 0 && <p>No term matches. Try the site search, which covers all pages.</p>}
      <Provenance source={glossarySource} what="Facts in the definitions" dataset="glossary" />
    </>
  );
}
