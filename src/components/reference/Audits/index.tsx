import { type ReactNode, useState } from 'react';

import serverRendered from '../../../ui/DataTable/serverRendered';
import RowFilter, { type Facet } from '../../../ui/DataTable/RowFilter';

const Rows = serverRendered(() => import('./AuditRows.content'));

interface Props {
  /** Number of reviews, added at compile time (`src/remark/facts.ts`). */
  readonly count: number;
  /** Filters, added likewise. */
  readonly facets: readonly Facet[];
}

/** Security reviews in or linked from the monorepo. */
export default function Audits({ count, facets }: Props): ReactNode {
  const [root, setRoot] = useState<HTMLElement>();
  return (
    <>
      <RowFilter
        root={root}
        noun="reviews"
        total={count}
        hint="Contract, auditor, release, commit"
        facets={facets}
        sorts={[{ id: 'auditor', label: 'Auditor' }]}
      />
      <Rows onReady={setRoot} />
    </>
  );
}
