import { type ReactNode, useEffect, useState } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

import { countText } from './countText';
import { shortCrumbs } from './crumbs';
import Marked from './Marked';
import NoResults from './NoResults';
import styles from './page.module.css';
import { recentSearches } from './recent';
import { type Choice, noFilters, type Result } from './results';
import resultStyles from './results.module.css';
import { readSearchAddress, type SearchAddress, toSearchAddress } from './searchAddress';
import SearchFailure from './SearchFailure';
import Suggestions from './Suggestions';
import { useSearch, useSearchFailure } from './useSearch';

/** Pages added per "more". */
const step = 20;
/** Delay before the address follows the typing, in milliseconds. */
const pause = 300;

/** All results, with filters kept in the address. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <div className="container margin-vert--lg">
        <h1>Search the documentation</h1>
        <Search />
      </div>
    </Layout>
  );
}

function Search(): ReactNode {
  const { search, pathname } = useLocation();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const versions = useVersions(undefined);
  // The prerendered HTML cannot depend on the query.
  const address = useIsBrowser() ? search : '';
  const [edit, setEdit] = useState<{ readonly from: string; readonly state: SearchAddress }>();
  const state = edit?.from === address ? edit.state : readSearchAddress(address);
  const [limit, setLimit] = useState(step);
  useEffect(() => {
    if (edit?.from !== address) return undefined;
    // Browsers limit how often an address may change.
    const timer = setTimeout(() => history.replace(pathname + toSearchAddress(edit.state)), pause);
    return () => clearTimeout(timer);
  }, [edit, address, history, pathname]);
  const { query, type, reader, section } = state;
  const version = versions.find(({ name, isLast }) => name === state.version && !isLast);
  const versionUrl = version === undefined ? baseUrl : `${version.path}/`;
  const failed = useSearchFailure(versionUrl, true);
  const { outcome, query: answered } = useSearch(versionUrl, query, { type, reader, section }, limit);

  function change(part: Partial<SearchAddress>): void {
    setLimit(step);
    setEdit({ from: address, state: { ...state, ...part } });
  }

  const asked = query.trim();
  return (
    <>
      <form
        role="search"
        aria-label="All results"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          recentSearches.add(query);
        }}
      >
        <label htmlFor="search-page-field">Words, a question, a flag, an address or an error</label>
        <input
          id="search-page-field"
          className={styles.field}
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => change({ query: target.value })}
        />
        <div className={styles.filters}>
          <Filter
            label="Type"
            all="All types"
            value={type}
            choices={outcome?.choices.type}
            onChange={(id) => change({ type: id })}
          />
          <Filter
            label="Reader"
            all="All readers"
            value={reader}
            choices={outcome?.choices.reader}
            onChange={(id) => change({ reader: id })}
          />
          <Filter
            label="Section"
            all="All sections"
            value={section}
            choices={outcome?.choices.section}
            onChange={(id) => change({ section: id })}
          />
          {versions.length > 1 && (
            <label>
              Version
              <select
                value={version?.name ?? ''}
                onChange={({ target }) => change({ version: target.value })}
              >
                {versions.map(({ name, label, isLast }) => (
                  <option key={name} value={isLast ? '' : name}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </form>
      {failed && <SearchFailure />}
      {!failed && asked === '' && <Suggestions heading="h2" onSearch={(text) => change({ query: text })} />}
      {!failed && asked !== '' && (
        <>
          <p role="status" className={styles.count}>
            {answered === '' ? 'Searching …' : countText(outcome?.count)}
          </p>
          {outcome?.count === 0 && answered === asked && (
            <>
              {(type !== '' || reader !== '' || section !== '') && (
                <p>
                  <button
                    type="button"
                    className="button button--secondary button--sm"
                    onClick={() => change(noFilters)}
                  >
                    Search without filters
                  </button>
                </p>
              )}
              <NoResults query={asked} />
            </>
          )}
          {outcome?.results.map((result) => (
            <FullResult key={result.pageHref} result={result} onFollow={() => recentSearches.add(query)} />
          ))}
          {outcome !== undefined && outcome.count > outcome.results.length && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => setLimit((now) => now + step)}
            >
              Show more of {outcome.count} pages
            </button>
          )}
        </>
      )}
    </>
  );
}

interface FilterProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly Choice[] | undefined;
  readonly onChange: (id: string) => void;
}

function Filter({ label, all, value, choices = [], onChange }: FilterProps): ReactNode {
  const isOffered = value === '' || choices.some(({ id }) => id === value);
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {!isOffered && <option value={value}>{value} (0)</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label} ({choice.count})
          </option>
        ))}
      </select>
    </label>
  );
}

function FullResult({
  result,
  onFollow,
}: {
  readonly result: Result;
  readonly onFollow: () => void;
}): ReactNode {
  const { title, pageHref, href, section, badge, text, crumbs, others } = result;
  return (
    <article className={styles.result}>
      <div className={resultStyles.head}>
        <h2>
          <Link to={pageHref} onClick={onFollow}>
            <Marked pieces={title} />
          </Link>
        </h2>
        {badge !== undefined && <span className={resultStyles.badge}>{badge}</span>}
      </div>
      {section && (
        <p className={resultStyles.section}>
          <Link to={href} onClick={onFollow}>
            <Marked pieces={section} />
          </Link>
        </p>
      )}
      <p className={resultStyles.text}>
        <Marked pieces={text} />
      </p>
      {others.length > 0 && (
        <ul className={styles.others} aria-label="More on this page">
          {others.map((other) => (
            <li key={other.href}>
              <Link to={other.href} onClick={onFollow}>
                <Marked pieces={other.heading} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {crumbs.length > 0 && <p className={resultStyles.crumbs}>{shortCrumbs(crumbs).join(' › ')}</p>}
    </article>
  );
}
