import { type ReactNode } from 'react';

import { contractsFile, standardParams } from '@site/src/data/contracts';
import { type DataFiles } from '@site/src/data/files';

import { RowLink } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import TableHead from '../../../ui/DataTable/TableHead';
import Provenance from '../../../ui/Provenance';
import { allowed, parameterGroups, parametersOf } from './parameters';

/** Keeps numbers and units on one line. */
function withUnits(value: string): string {
  return value.replace(/(\d) (?=L1 blocks|[a-z])(?!to )/g, '$1\u00a0').replace('L1 blocks', 'L1\u00a0blocks');
}

/** A value; numbers of forty digits may break. */
function Value({ label, text }: { readonly label: string; readonly text: string }): ReactNode {
  return (
    <TableCell data-label={label} className={/\d{20}/.test(text) ? styles.long : undefined}>
      {withUnits(text)}
    </TableCell>
  );
}

/** The standard's limits for a group of parameters, on mainnet and Sepolia. */
export default function StandardParameters({
  group: wanted,
  contracts = contractsFile,
}: { readonly group: string } & Partial<Pick<DataFiles, 'contracts'>>): ReactNode {
  const group = parameterGroups.find(({ id }) => id === wanted);
  if (!group) {
    const known = parameterGroups.map(({ id }) => id).join(', ');
    throw new Error(`There is no group "${wanted}" of standard parameters. Known: ${known}.`);
  }
  const mainnet = standardParams('mainnet', contracts);
  const sepolia = standardParams('sepolia', contracts);
  return (
    <>
      <FoldingTable>
        <caption className={styles.repeated}>{group.title}</caption>
        <TableHead columns={['Parameter', 'Mainnet', 'Sepolia', 'Meaning']} />
        <TableBody>
          {parametersOf(group, [mainnet, sepolia]).map((parameter) => {
            const { path, label, meaning } = parameter;
            const id = `param-${path.replaceAll('.', '-')}`;
            return (
              <TableRow key={path} id={id}>
                <RowName>
                  {label}
                  <RowLink id={id} label={label} />
                  <div className={styles.muted}>
                    <code>{path.replace(/^.*\./, '')}</code>
                  </div>
                </RowName>
                <Value label="Mainnet" text={allowed(mainnet, parameter)} />
                <Value label="Sepolia" text={allowed(sepolia, parameter)} />
                <TableCell data-label="Meaning">{meaning}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </FoldingTable>
      <Provenance what="Limits" source={contracts.source} dataset="contracts" />
    </>
  );
}
