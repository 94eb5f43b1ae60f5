import { type ReactNode } from 'react';

import { endedComponents, newestReleases } from '@site/src/data/releases';

import { External } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import { releaseUrl } from '../Upgrades/words';
import { evidenceOf, type Evidence, longDate } from './words';

const roles = {
  node: 'Every node',
  chain: 'Chain operators',
  interop: 'Chains with interop',
  tool: 'Anyone running a proxy',
} as const;

function Source({ evidence }: { readonly evidence: string }): ReactNode {
  return evidenceOf({ evidence: [evidence] }).map(({ text, url }: Evidence) =>
    url === undefined ? (
      text
    ) : (
      <External key={text} href={url}>
        {text}
      </External>
    ),
  );
}

/** Newest release of each component with date, and discontinued components. */
export default function NewestReleases(): ReactNode {
  return (
    <>
      <FoldingTable>
        <caption>Newest known stable releases</caption>
        <TableHead columns={['Component', 'Release', 'Date', 'For', 'Source']} />
        <TableBody>
          {newestReleases.map(({ component, version, date, role, evidence, note }) => {
            const url = releaseUrl(component, version);
            return (
              <TableRow key={component}>
                <RowName>
                  <code>{component}</code>
                </RowName>
                <TableCell data-label="Release">
                  {url === undefined ? (
                    <code>{version}</code>
                  ) : (
                    <External href={url}>
                      <code>{version}</code>
                    </External>
                  )}
                  {note !== undefined && <div className={styles.muted}>{note}</div>}
                </TableCell>
                <TableCell data-label="Date">{longDate(date)}</TableCell>
                <TableCell data-label="For">{roles[role]}</TableCell>
                <TableCell data-label="Source">
                  <Source evidence={evidence} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </FoldingTable>
      <FoldingTable>
        <caption>Components no longer supported</caption>
        <TableHead columns={['Component', 'Last release', 'Ended', 'Use instead', 'Source']} />
        <TableBody>
          {endedComponents.map(({ component, last, ended, instead, evidence }) => (
            <TableRow key={component}>
              <RowName>
                <code>{component}</code>
              </RowName>
              <TableCell data-label="Last release">
                {last === undefined ? <span className={styles.muted}>not known</span> : <code>{last}</code>}
              </TableCell>
              <TableCell data-label="Ended">{longDate(ended)}</TableCell>
              <TableCell data-label="Use instead">{instead}</TableCell>
              <TableCell data-label="Source">
                <Source evidence={evidence} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
    </>
  );
}
