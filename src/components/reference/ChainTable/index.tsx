import { type ReactNode, useState } from 'react';

import { type ChainFacet, chainFacetValues, listedChains } from '@site/src/data/chainList';
import { forkNames } from '@site/src/data/forkNames';
import { networkName } from '@site/src/data/networkNames';
import { forkKey } from '@site/src/data/activation';

import serverRendered from '../../../ui/DataTable/serverRendered';
import RowFilter, { type Facet } from '../../../ui/DataTable/RowFilter';
import useOpenTarget from '../../../ui/DataTable/useOpenTarget';
import { levelNames } from '../../../data/chainTraits';

const Rows = serverRendered(() => import('./ChainRows.content'));

/** Number of chains; the full data would add 150 kB to the page. */
export const chainCount = listedChains().length;

const labels: Readonly<
  Record<ChainFacet, { readonly label: string; readonly of: (value: string) => string }>
> = {
  network: { label: 'Network', of: networkName },
  level: {
    label: 'Superchain level',
    of: (value) => `${value} · ${Object.entries(levelNames).find(([level]) => level === value)?.[1] ?? ''}`,
  },
  proofs: { label: 'Fault proofs', of: (value) => value.charAt(0).toUpperCase() + value.slice(1) },
  data: { label: 'Data', of: (value) => (value === 'eth-da' ? 'Ethereum' : 'Alt-DA') },
  gas: { label: 'Gas token', of: (value) => (value === 'eth' ? 'ETH' : 'ERC-20') },
  fork: { label: 'Latest upgrade', of: (value) => forkNames[forkKey(value)] },
};

function facet(id: ChainFacet): Facet {
  const { label, of } = labels[id];
  return { id, label, options: chainFacetValues[id].map((value) => ({ value, label: of(value) })) };
}

/** Filters for chains. */
export const chainFacets: readonly Facet[] = (
  ['network', 'level', 'proofs', 'data', 'gas', 'fork'] as const satisfies readonly ChainFacet[]
)
  .map(facet)
  .filter(({ options }) => options.length > 0);

const sorts = [
  { id: 'name', label: 'Name' },
  { id: 'id', label: 'Chain ID' },
  { id: 'block', label: 'Block time' },
];

/** Every chain of the registry, to filter, sort, copy and link to. */
export default function ChainTable(): ReactNode {
  const [root, setRoot] = useState<HTMLElement>();
  useOpenTarget(root);
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
