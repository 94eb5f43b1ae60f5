import type { TokensFile } from '../../../data/tokens';
import type { Facet } from '../../../ui/DataTable/RowFilter';
import { tokenChainOrder } from './explorers';

/** Filters for tokens, with existing values. */
export function tokenFacets({ chains, tokens }: Pick<TokensFile, 'chains' | 'tokens'>): readonly Facet[] {
  const used = new Set(tokens.flatMap(({ addresses }) => Object.keys(addresses)));
  const lists = new Set(tokens.map(({ list }) => list));
  return [
    {
      id: 'chain',
      label: 'Chain',
      options: tokenChainOrder
        .filter((id) => used.has(id))
        .map((id) => ({ value: id, label: chains[id] ?? id })),
    },
    {
      id: 'list',
      label: 'List',
      options: [...lists].sort().map((value) => ({ value, label: listNames[value] })),
    },
  ];
}

const listNames: Readonly<Record<TokensFile['tokens'][number]['list'], string>> = {
  default: 'Default',
  extended: 'Extended',
};
