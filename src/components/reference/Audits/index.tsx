import { type ReactNode, useState } from 'react';

import island from '../../../ui/DataTable/island';
import RowFilter, { type Facet } from '../../../ui/DataTable/RowFilter';

const Rows = island(() => import('./AuditRows.content'));

interface Props {
  /** How many reviews there are. Pages get it when they are compiled (`remarkFacts`). */
  readonly count: string;
  /** What a reader can choose reviews by, as JSON, from the same place. */
  readonly facets: string;
}

/** Every security review that the monorepo keeps or links. */
export default function Audits({ count, facets }: Props): ReactNode {
  const [root, setRoot] = useState<HTMLElement>();
  return (
    <>
      <RowFilter
        root={root}
        noun="reviews"
        total={Number(count)}
        hint="Contract, auditor, release, commit"
        facets={JSON.parse(facets) as readonly Facet[]}
        sorts={[{ id: 'auditor', label: 'Auditor' }]}
      />
      <Rows onReady={setRoot} />
    </>
  );
}
