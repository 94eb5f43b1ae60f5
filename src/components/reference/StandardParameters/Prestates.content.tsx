import { type ReactNode } from 'react';
import clsx from 'clsx';

import { type ContractsFile, contractsFile, type Prestate } from '@site/src/data/contracts';
import { type DataFiles } from '@site/src/data/files';
import { type OtherSource, shortCommit, sourceUrl } from '@site/src/data/provenance';
import { releaseTagUrl } from '@site/src/data/releaseTag';

import { CopyableCode, External } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';

interface Row {
  readonly program: 'op-program' | 'kona-client';
  readonly version: string;
  readonly list: readonly Prestate[];
}

/** Versions of both programs; the registry distinguishes them only by prestate type. */
function rows({ prestates }: Pick<ContractsFile, 'prestates'>): readonly Row[] {
  const isKona = ({ type }: Prestate): boolean => type.includes('kona');
  return Object.entries(prestates.prestates).flatMap(([version, list]): readonly Row[] =>
    [
      { program: 'op-program' as const, version, list: list.filter((each) => !isKona(each)) },
      { program: 'kona-client' as const, version, list: list.filter(isKona) },
    ].filter((row) => row.list.length > 0),
  );
}

/** Source of a prestate that the registry lacked at the commit under the table. */
export function ReadElsewhere({
  source: { repo, commit, path },
}: {
  readonly source: OtherSource;
}): ReactNode {
  if (commit === null) {
    return (
      <div className={styles.muted}>
        from {repo}, {path}
      </div>
    );
  }
  return (
    <div className={styles.muted}>
      from{' '}
      <External href={sourceUrl({ repo, commit, path })}>
        {repo}@{shortCommit({ commit })}
      </External>
    </div>
  );
}

/** Absolute prestates per program and release, in the registry's order. */
export default function Prestates({
  contracts = contractsFile,
}: Partial<Pick<DataFiles, 'contracts'>>): ReactNode {
  const { prestates } = contracts;
  const all = rows(contracts);
  const ordered = (['op-program', 'kona-client'] as const).flatMap((program) =>
    all.filter((row) => row.program === program),
  );
  return (
    <>
      <FoldingTable>
        <caption className={styles.repeated}>Absolute prestates</caption>
        <TableHead columns={['Proof program', 'Prestates by kind']} />
        <TableBody>
          {ordered.map(({ program, version, list }) => (
            <TableRow key={`${program} ${version}`}>
              <RowName>
                <External href={releaseTagUrl(`${program}/v${version}`)}>
                  <code>
                    {program} v{version}
                  </code>
                </External>
                {program === 'op-program' && version === prestates.latest_stable && (
                  <div className={styles.muted}>latest stable</div>
                )}
              </RowName>
              <TableCell>
                <dl className={clsx(styles.facts, styles.hashes)}>
                  {list.flatMap(({ type, hash, source }) => [
                    <dt key={type}>{type}</dt>,
                    <dd key={hash}>
                      <CopyableCode label={`${type} prestate of ${program} ${version}`}>{hash}</CopyableCode>
                      {source && <ReadElsewhere source={source} />}
                    </dd>,
                  ])}
                </dl>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </FoldingTable>
      <Provenance what="Prestates" source={contracts.source} dataset="contracts" />
    </>
  );
}
