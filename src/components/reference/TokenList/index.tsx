import { type ReactNode, useState } from 'react';
import buttonStyles from '@site/src/css/smallButton.module.css';

import serverRendered from '../../../ui/DataTable/serverRendered';
import RowFilter, { type Facet } from '../../../ui/DataTable/RowFilter';
import { tokensCsv } from './csv';
import { tokenRowId } from './rowId';

const Rows = serverRendered(() => import('./TokenRows.content'));

const sorts = [
  { id: 'symbol', label: 'Symbol' },
  { id: 'name', label: 'Name' },
];

/** Makes a file of all or the given rows in the browser, loading the data on demand. */
async function download(shown: readonly string[] | undefined): Promise<void> {
  const { allTokens, tokenChains } = await import('@site/src/data/tokens');
  const wanted = shown && new Set(shown);
  const tokens = allTokens().filter((token) => !wanted || wanted.has(tokenRowId(token)));
  const url = URL.createObjectURL(
    new Blob([tokensCsv(tokens, tokenChains)], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'superchain-tokens.csv';
  link.click();
  // The browser reads the file after the click event.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function Download({ shown }: { readonly shown: readonly string[] | undefined }): ReactNode {
  const [problem, setProblem] = useState('');
  return (
    <>
      <button
        type="button"
        className={buttonStyles.smallButton}
        disabled={shown?.length === 0}
        onClick={() => {
          setProblem('');
          download(shown).catch(() =>
            setProblem('The list could not be loaded. Check your connection and try again.'),
          );
        }}
      >
        Download as CSV
      </button>
      <span role="alert">{problem}</span>
    </>
  );
}

interface Props {
  /** Number of tokens, added at compile time (`src/remark/facts.ts`): the data is 100 kB. */
  readonly count: number;
  /** Filters, added likewise. */
  readonly facets: readonly Facet[];
}

/** The Superchain token list, to filter, copy, link and download. */
export default function TokenList({ count, facets }: Props): ReactNode {
  const [root, setRoot] = useState<HTMLElement>();
  return (
    <>
      <RowFilter
        root={root}
        noun="tokens"
        total={count}
        hint="Symbol, name, address"
        facets={facets}
        sorts={sorts}
      >
        {(shown) => <Download shown={shown} />}
      </RowFilter>
      <Rows onReady={setRoot} />
    </>
  );
}
