import { type ReactNode, useState } from 'react';

import { forkName } from '@site/src/data/forkNames';
import { networkNames } from '@site/src/data/networkNames';

import island from '../DataTable/island';
import RowFilter, { type Facet } from '../DataTable/RowFilter';
import { levelNames } from './traits';

const Rows = island(() => import('./ChainRows.content'));

/** Held against the data by a test: the data itself would be 150 kB more for the page. */
export const chainCount = 60;

/** What a reader can choose chains by; a test holds it against the data. */
export const chainFacets: readonly Facet[] = [
  {
    id: 'network',
    label: 'Network',
    options: Object.entries(networkNames).map(([value, label]) => ({ value, label })),
  },
  {
    id: 'level',
    label: 'Superchain level',
    options: ([2, 1, 0] as const).map((level) => ({
      value: String(level),
      label: `${level} · ${levelNames[level]}`,
    })),
  },
  {
    id: 'proofs',
    label: 'Fault proofs',
    options: [
      { value: 'permissionless', label: 'Permissionless' },
      { value: 'permissioned', label: 'Permissioned' },
      { value: 'none', label: 'None' },
    ],
  },
  {
    id: 'data',
    label: 'Data',
    options: [
      { value: 'eth-da', label: 'Ethereum' },
      { value: 'alt-da', label: 'Alt-DA' },
    ],
  },
  {
    id: 'gas',
    label: 'Gas token',
    options: [
      { value: 'eth', label: 'ETH' },
      { value: 'custom', label: 'ERC-20' },
    ],
  },
  {
    id: 'fork',
    label: 'Latest upgrade',
    options: (['delta', 'ecotone', 'fjord', 'granite', 'holocene', 'isthmus', 'interop'] as const).map(
      (value) => ({ value, label: forkName(value) }),
    ),
  },
];

const sorts = [
  { id: 'name', label: 'Name' },
  { id: 'id', label: 'Chain ID' },
  { id: 'block', label: 'Block time' },
];

/** Every chain of the registry, to filter, sort, copy from and link to. */
export default function ChainTable(): ReactNode {
  const [root, setRoot] = useState<HTMLElement>();
  return (
    <>
      <RowFilter
        root={root}
        noun="chains"
        total={chainCount}
        hint="Name, chain ID, endpoint"
        facets={chainFacets}
        sorts={sorts}
      />
      <Rows onReady={setRoot} />
    </>
  );
}
