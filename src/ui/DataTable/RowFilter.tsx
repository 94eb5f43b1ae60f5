import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';

import buttonStyles from '@site/src/css/smallButton.module.css';
import useHiddenTarget from '@site/src/lib/hooks/useHiddenTarget';

import { everything, matches, rowFacts, type RowFacts, type Selection, sorted } from './rows';
import styles from './styles.module.css';

export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Props {
  /** Undefined until mounted. */
  readonly root: HTMLElement | undefined;
  /** Plural. */
  readonly noun: string;
  readonly total: number;
  /** For example "Name, address". */
  readonly hint: string;
  readonly facets: readonly Facet[];
  readonly sorts: readonly { readonly id: string; readonly label: string }[];
  /** Extra tools; gets the ids of the rows shown, or undefined for all. */
  readonly children?: (shown: readonly string[] | undefined) => ReactNode;
}

interface Row {
  readonly element: HTMLElement;
  readonly facts: RowFacts;
}

function rowsIn(root: HTMLElement | undefined): readonly Row[] {
  if (!root) return [];
  return [...root.querySelectorAll<HTMLElement>('[data-row]')].map((element) => ({
    element,
    facts: rowFacts(element),
  }));
}

/**
 * Filters and sorts existing `data-row` elements. Moving DOM nodes and reading
 * them only on first use keeps pages with hundreds of rows fast.
 */
export default function RowFilter({ root, noun, total, hint, facets, sorts, children }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState<Selection>(everything);
  const [sort, setSort] = useState('');
  const [used, setUsed] = useState(false);
  const rows = useMemo(() => (used ? rowsIn(root) : []), [used, root]);
  const shown = useMemo(() => rows.filter(({ facts }) => matches(facts, selection)), [rows, selection]);

  useEffect(() => {
    const wanted = new Set(shown);
    for (const row of rows) row.element.toggleAttribute('hidden', !wanted.has(row));
    // Hide tables left with a header only.
    for (const table of new Set(rows.map(({ element }) => element.closest('table')))) {
      table?.toggleAttribute('hidden', table.querySelector('[data-row]:not([hidden])') === null);
    }
  }, [rows, shown]);

  useEffect(() => {
    const [first] = rows;
    if (!first) return;
    first.element.parentElement?.append(...sorted(rows, sort).map(({ element }) => element));
  }, [rows, sort]);

  useHiddenTarget(useCallback((target) => root?.contains(target) && setSelection(everything), [root]));

  const select = (wanted: Selection): void => {
    setUsed(true);
    setSelection(wanted);
  };
  const showAll = (): void => {
    setSelection(everything);
    // The focused button disappears.
    field.current?.focus();
  };
  const asked = selection.text !== '' || Object.values(selection.facets).some((value) => value !== '');
  const count = used && root ? shown.length : total;
  return (
    <form
      className={styles.filter}
      role="search"
      aria-label={`Filter ${noun}`}
      data-search-ignore=""
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.text}>
        <label htmlFor={`${id}text`}>Filter</label>
        <input
          ref={field}
          id={`${id}text`}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={hint}
          value={selection.text}
          onChange={({ target }) => select({ ...selection, text: target.value })}
        />
      </div>
      {facets.map((facet) => (
        <div key={facet.id} className={styles.facet}>
          <label htmlFor={`${id}${facet.id}`}>{facet.label}</label>
          <select
            id={`${id}${facet.id}`}
            value={selection.facets[facet.id] ?? ''}
            onChange={({ target }) =>
              select({ ...selection, facets: { ...selection.facets, [facet.id]: target.value } })
            }
          >
            <option value="">Any</option>
            {facet.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
      {sorts.length > 0 && (
        <div className={styles.facet}>
          <label htmlFor={`${id}sort`}>Order</label>
          <select
            id={`${id}sort`}
            value={sort}
            onChange={({ target }) => {
              setUsed(true);
              setSort(target.value);
            }}
          >
            <option value="">As listed</option>
            {sorts.map((each) => (
              <option key={each.id} value={each.id}>
                {each.label}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.result}>
        <span role="status">
          {count === total ? `${total} ${noun}` : `${count} of ${total} ${noun}`}
          {count === 0 && '. Try fewer words or “Any”.'}
        </span>
        {asked && (
          <button type="button" className={buttonStyles.smallButton} onClick={showAll}>
            Show all
          </button>
        )}
        {children?.(used && root ? shown.map(({ element }) => element.id) : undefined)}
      </div>
    </form>
  );
}
