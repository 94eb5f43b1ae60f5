import { type ReactNode, useState } from 'react';
import buttonStyles from '@site/src/css/smallButton.module.css';

import island from '../../../ui/DataTable/island';
import RowFilter, { type Facet } from '../../../ui/DataTable/RowFilter';
import { tokensCsv } from './csv';
import { tokenRowId } from './rowId';

const Rows = island(() => import('./TokenRows.content'));

/** What a reader can choose tokens by; a test holds it against the data. */
export const tokenFacets: readonly Facet[] = [
  {
    id: 'chain',
    label: 'Chain',
    options: [
      { value: '1', label: 'Ethereum' },
      { value: '10', label: 'OP Mainnet' },
      { value: '8453', label: 'Base' },
      { value: '11155111', label: 'Sepolia' },
      { value: '11155420', label: 'OP Sepolia' },
      { value: '84532', label: 'Base Sepolia' },
    ],
  },
  {
    id: 'list',
    label: 'List',
    options: [
      { value: 'default', label: 'Default' },
      { value: 'extended', label: 'Extended' },
    ],
  },
];

const sorts = [
  { id: 'symbol', label: 'Symbol' },
  { id: 'name', label: 'Name' },
];

/** Builds the file in the browser, of all tokens or of those in the rows given; the data is loaded when it is first wanted. */
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
  // The browser reads the file after the click has been handled.
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
  /** How many tokens there are. Pages get it when they are compiled (`remarkFacts`): the data is 100 kB. */
  readonly count: string;
}

/** Every token of the Superchain token list, to filter, copy from, link to and download. */
export default function TokenList({ count }: Props): ReactNode {
  const [root, setRoot] = useState<HTMLElement>();
  return (
    <>
      <RowFilter
        root={root}
        noun="tokens"
        total={Number(count)}
        hint="Symbol, name, address"
        facets={tokenFacets}
        sorts={sorts}
      >
        {(shown) => <Download shown={shown} />}
      </RowFilter>
      <Rows onReady={setRoot} />
    </>
  );
}
