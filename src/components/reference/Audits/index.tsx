import { type ReactNode, useState } from 'react';

import island from '../../../ui/DataTable/island';
import RowFilter, { type Facet } from '../../../ui/DataTable/RowFilter';

const Rows = island(() => import('./AuditRows.content'));

/** Held against the data by a test. */
export const auditCount = 51;

/** What a reader can choose reviews by; a test holds it against the data. */
export const auditFacets: readonly Facet[] = [
  {
    id: 'year',
    label: 'Year',
    options: ['2026', '2025', '2024', '2023', '2022', '2021', '2020'].map((year) => ({
      value: year,
      label: year,
    })),
  },
];

/** Every security review that the monorepo keeps or links. */
export default function Audits(): ReactNode {
  const [root, setRoot] = useState<HTMLElement>();
  return (
    <>
      <RowFilter
        root={root}
        noun="reviews"
        total={auditCount}
        hint="Contract, auditor, release, commit"
        facets={auditFacets}
        sorts={[{ id: 'auditor', label: 'Auditor' }]}
      />
      <Rows onReady={setRoot} />
    </>
  );
}
