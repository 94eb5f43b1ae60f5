import { type ReactNode } from 'react';

import { allAudits, type Audit, auditsSource, auditUrl } from '@site/src/data/audits';
import { releaseTagUrl } from '@site/src/data/releaseTag';

import { External } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';

const monorepo = 'https://github.com/ethereum-optimism/optimism';

/** Year and month in words. */
export function monthName(date: string): string {
  return new Date(`${date}-01T00:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

function linkName(url: string): string {
  const { hostname, pathname } = new URL(url);
  if (hostname === 'audits.sherlock.xyz') return 'contest';
  if (pathname.endsWith('.pdf')) return 'report (PDF)';
  return hostname === 'github.com' ? 'on GitHub' : hostname;
}

function Reports({ audit }: { readonly audit: Audit }): ReactNode {
  const urls = new Set([auditUrl(audit), ...(audit.external_links ?? [])]);
  return (
    <ul>
      {[...urls].map(
        (url) =>
          url !== undefined && (
            <li key={url}>
              <External href={url}>{linkName(url)}</External>
            </li>
          ),
      )}
    </ul>
  );
}

function AuditRow({ audit }: { readonly audit: Audit }): ReactNode {
  const { date, auditor, scope, reviewed_commit: commit, subsequent_release: release, note } = audit;
  return (
    <TableRow data-row="" data-facet-year={date.slice(0, 4)} data-sort-auditor={auditor}>
      <RowName>
        <time dateTime={date}>{monthName(date)}</time>
      </RowName>
      <TableCell data-label="Auditor">{auditor}</TableCell>
      <TableCell data-label="Scope" className={styles.prose}>
        {scope}
        {note !== undefined && <div className={styles.muted}>{remark(note)}</div>}
      </TableCell>
      <TableCell data-label="Report">
        <Reports audit={audit} />
      </TableCell>
      <TableCell data-label="Reviewed commit">
        {commit ? (
          <External href={`${monorepo}/commit/${commit}`}>
            <code className="unbroken">{commit.slice(0, 8)}</code>
          </External>
        ) : (
          'not listed'
        )}
      </TableCell>
      <TableCell data-label="Next release">
        {release ? (
          <External href={releaseTagUrl(release)}>
            <code className="unbroken">{release}</code>
          </External>
        ) : (
          'not listed'
        )}
      </TableCell>
    </TableRow>
  );
}

function remark(note: string): string {
  if (note.startsWith('in folder')) return 'Not in the index of the folder: known by its file name only.';
  if (note.startsWith('README links'))
    return 'The index links a file that does not exist; this is the one meant.';
  throw new Error(`audits.json has a note that the table of audits has no words for: "${note}".`);
}

/** Every review, newest first; works without scripts. */
export default function AuditRows(): ReactNode {
  return (
    <>
      <FoldingTable words>
        <caption>Security reviews, newest first</caption>
        <TableHead columns={['Date', 'Auditor', 'Scope', 'Report', 'Reviewed commit', 'Next release']} />
        <TableBody>
          {[...allAudits()].reverse().map((audit) => (
            <AuditRow key={`${audit.date} ${audit.auditor} ${audit.scope}`} audit={audit} />
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Reviews" source={auditsSource} dataset="audits" />
    </>
  );
}
