import type { AuditsFile } from '../../../data/audits';
import type { Facet } from '../../../ui/DataTable/RowFilter';

/** Filters for reviews: years that have any, newest first. */
export function auditFacets({ audits }: Pick<AuditsFile, 'audits'>): readonly Facet[] {
  const years = new Set(audits.map(({ date }) => date.slice(0, 4)));
  return [
    {
      id: 'year',
      label: 'Year',
      options: [...years]
        .sort()
        .reverse()
        .map((year) => ({ value: year, label: year })),
    },
  ];
}
