import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';

import { countText } from './countText';
import styles from './field.module.css';
import { recentSearches } from './recent';
import { noFilters } from './results';
import { toSearchAddress } from './searchAddress';
import SearchFailure from './SearchFailure';
import { usePanel } from './usePanel';
import { useSearch, useSearchFailure } from './useSearch';
import { useSearchKeys } from './useSearchKeys';
import { useSearchedVersion } from './useVersionUrl';

const mostShown = 8;
/**
 * Characters of a query that fit the field on phones; a longer one is repeated
 * above the results.
 */
const shownOnPhones = 24;

const places = {
  navbar: {
    id: 'search',
    label: 'Search',
    placeholder: 'Search',
    frame: clsx('navbar__search', styles.frame),
    input: 'navbar__search-input',
  },
  page: {
    id: 'page-search',
    label: 'Search the documentation',
    placeholder: 'Flag, method, address or error',
    frame: clsx(styles.frame, styles.large),
    input: styles.largeInput,
  },
} as const;

interface Props {
  readonly place?: keyof typeof places;
}

/** A search field with its panel, which fills the window on phones. */
export default function SearchField({ place = 'navbar' }: Props): ReactNode {
  const { id, label, placeholder, frame: frameClass, input: inputClass } = places[place];
  const inNavbar = place === 'navbar';
  const listId = `${id}-results`;
  const optionId = (at: number): string => `${id}-result-${at}`;
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  const [query, setQuery] = useState('');
  const { pathname } = useLocation();
  // Closed by Back and Forward too.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const setOpen = (opens: boolean): void => setOpenOn(opens ? pathname : undefined);
  const [wanted, setWanted] = useState(false);
  const history = useHistory();
  const searchUrl = useBaseUrl('/search');
  const version = useSearchedVersion();
  const { Panel, failed: lacksPanel } = usePanel(wanted);
  const failed = useSearchFailure(version.url, wanted) || lacksPanel;
  const { outcome, query: answered } = useSearch(version.url, open ? query : '', noFilters, mostShown);
  const asked = query.trim();
  const results = asked === '' ? [] : (outcome?.results ?? []);
  /**
   * A page rather than an index: full-text results arrive later and may move
   * it.
   */
  const [choice, setChoice] = useState<{ readonly query: string; readonly pageHref?: string }>({ query: '' });
  /** Index of the chosen result; -1 for none. */
  const chosen =
    choice.query === asked ? results.findIndex(({ pageHref }) => pageHref === choice.pageHref) : -1;
  const hasList = open && !failed && Panel !== undefined && results.length > 0;
  const allResults = searchUrl + toSearchAddress({ query: asked, version: version.name });

  useSearchKeys(field, inNavbar);
  useEffect(() => {
    // The field may have had focus before hydration.
    queueMicrotask(() => {
      const input = field.current;
      if (input === null || document.activeElement !== input) return;
      setQuery(input.value);
      setOpenOn(pathname);
      setWanted(true);
    });
    // Of interest when the page is hydrated only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (chosen >= 0) document.getElementById(`${id}-result-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  function show({ relatedTarget }: FocusEvent): void {
    if (!open) before.current = relatedTarget;
    setOpen(true);
    setWanted(true);
  }

  function hideOnLeave({ relatedTarget }: FocusEvent): void {
    const stays = relatedTarget instanceof Node && frame.current?.contains(relatedTarget);
    // `relatedTarget` is null while an unfocusable part of the panel is
    // pressed.
    if (!stays && relatedTarget !== null) setOpen(false);
  }

  useEffect(() => {
    if (openOn === undefined) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpenOn(undefined);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [openOn]);

  function change(text: string): void {
    if (field.current && field.current.value !== text) field.current.value = text;
    setQuery(text);
    setOpen(true);
  }

  function leave(): void {
    change('');
    setOpen(false);
    const target = before.current;
    before.current = null;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus();
    else field.current?.blur();
  }

  /** Remembers the search and closes what covers the page. */
  function follow(): void {
    recentSearches.add(query);
    change('');
    setOpen(false);
    field.current?.blur();
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (asked === '') return;
    history.push(allResults);
    follow();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape') {
      event.preventDefault();
      leave();
    } else if (hasList && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      const places = results.length + 1;
      // The field itself counts as a place.
      const next = ((chosen + 1 + step + places) % places) - 1;
      setChoice({ query: asked, pageHref: results[next]?.pageHref });
    } else if (key === 'Enter' && event.target === field.current && hasList && chosen >= 0) {
      event.preventDefault();
      document.getElementById(optionId(chosen))?.click();
    }
  }

  return (
    <div
      className={frameClass}
      ref={frame}
      data-open={open ? '' : undefined}
      onBlur={hideOnLeave}
      onKeyDown={onKeyDown}
    >
      {/* For readers who submit before the scripts have loaded. */}
      <form
        role="search"
        aria-label={inNavbar ? undefined : label}
        className={styles.form}
        action={inNavbar ? undefined : searchUrl}
        onSubmit={submit}
      >
        <input
          ref={field}
          className={inputClass}
          type="text"
          name={inNavbar ? undefined : 'q'}
          role="combobox"
          aria-label={label}
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasList && chosen >= 0 ? optionId(chosen) : undefined}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          defaultValue=""
          onFocus={show}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
        {inNavbar && (
          <kbd className={styles.hint} aria-hidden="true">
            /
          </kbd>
        )}
        {query !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear the search"
            onClick={() => {
              change('');
              field.current?.focus();
            }}
          >
            ×
          </button>
        )}
        {!inNavbar && (
          <button type="submit" className={clsx('button button--primary', styles.submit)}>
            Search
          </button>
        )}
        <button type="button" className={styles.cancel} onClick={leave}>
          Cancel
        </button>
      </form>
      <span role="status" className={hiddenStyles.visuallyHidden}>
        {open && answered !== '' && asked !== '' ? countText(outcome?.count) : ''}
      </span>
      <div className={styles.panel} hidden={!open} data-search-ignore="">
        {asked.length > shownOnPhones && (
          <p className={styles.asked} aria-hidden="true">
            {asked}
          </p>
        )}
        {open && failed && <SearchFailure />}
        {open && !failed && Panel && (
          <Panel
            asked={asked}
            answered={answered}
            outcome={outcome}
            results={results}
            listId={listId}
            optionId={optionId}
            chosen={chosen}
            allResults={allResults}
            onSearch={(text) => {
              change(text);
              field.current?.focus();
            }}
            onLeave={() => setOpen(false)}
            onFollow={follow}
          />
        )}
      </div>
    </div>
  );
}
