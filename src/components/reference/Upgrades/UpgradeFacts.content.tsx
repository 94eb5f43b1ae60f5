import { type ReactNode } from 'react';

import { type DataFiles } from '@site/src/data/files';
import { releaseTagUrl } from '@site/src/data/releaseTag';
import { releasesFile, type ReleasesFile, releasesOfUpgrade } from '@site/src/data/releases';
import {
  type Activation,
  type ActivationNetwork,
  type L1Execution,
  type Upgrade,
  upgradeId,
  upgradesFile,
  type UpgradesFile,
} from '@site/src/data/upgrades';

import { External, Moment } from '../../../ui/DataTable/cells';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '../../../ui/DataTable/FoldingTable';
import styles from '../../../ui/DataTable/styles.module.css';
import VersionList from './VersionList';
import {
  activationNetworkNames,
  activationNetworks,
  proposalLink,
  protocolVersionOf,
  specUrl,
  splitRelease,
  upgradeTitle,
} from './words';

function requireUpgrade(id: string, { upgrades }: UpgradesFile): Upgrade {
  const upgrade = upgrades.find((each) => upgradeId(each) === id);
  if (!upgrade) {
    throw new Error(`There is no upgrade "${id}". Known: ${upgrades.map(upgradeId).join(', ')}.`);
  }
  return upgrade;
}

const explorers: Readonly<Record<ActivationNetwork, string>> = {
  op_mainnet: 'https://etherscan.io',
  op_sepolia: 'https://sepolia.etherscan.io',
  op_goerli: '',
};

function ActivationCell({
  activation,
  label,
}: {
  readonly activation: Activation;
  readonly label: string;
}): ReactNode {
  if (activation === null) return 'not activated';
  if (typeof activation === 'string') return activation;
  const block = activation.l2_block ?? activation.l2_block_computed;
  return (
    <>
      <Moment timestamp={activation.timestamp} label={label} />
      {block !== undefined && (
        <div>
          first L2 block <code>{block}</code>
        </div>
      )}
      {activation.l1_block !== undefined && (
        <div>
          L1 block <code>{activation.l1_block}</code>
        </div>
      )}
      {activation.note !== undefined && <div className={styles.muted}>{activation.note}</div>}
    </>
  );
}

function ExecutionCell({
  execution,
  network,
}: {
  readonly execution: L1Execution;
  readonly network: ActivationNetwork;
}): ReactNode {
  const transaction = (tx: string): ReactNode => (
    <External href={`${explorers[network]}/tx/${tx}`}>
      transaction <code>{tx.slice(0, 10)}…</code>
    </External>
  );
  return (
    <>
      <div>
        {execution.what !== undefined && `${execution.what}: `}
        executed in {transaction(execution.tx)}
        {execution.planned === undefined
          ? execution.recorded_executed !== undefined &&
            `, recorded on ${execution.recorded_executed.slice(0, 'YYYY-MM-DD'.length)}`
          : `, planned for ${execution.planned}`}
      </div>
      {execution.also && (
        <ul>
          {execution.also.map(({ chains, tx }) => (
            <li key={tx}>
              {chains}: {transaction(tx)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ReleaseLink({ text }: { readonly text: string }): ReactNode {
  const { tag, remark } = splitRelease(text);
  const clean = tag.replace(/;$/, '');
  return (
    <>
      <External href={releaseTagUrl(clean)}>
        <code>{clean}</code>
      </External>
      {remark !== '' && <span className={styles.muted}> {remark}</span>}
    </>
  );
}

const states: Readonly<Record<string, string>> = {
  recorded: 'recorded as executed; no transaction was found',
  planned: 'planned',
};

function rowsOf(upgrade: Upgrade, released: ReleasesFile): readonly (readonly [string, ReactNode])[] {
  const rows: (readonly [string, ReactNode])[] = [];
  const title = upgradeTitle(upgrade);
  rows.push(['Kind', upgrade.kind]);
  if (upgrade.status !== undefined) rows.push(['Status', states[upgrade.status] ?? upgrade.status]);
  for (const network of activationNetworks) {
    const name = activationNetworkNames[network];
    const activation = upgrade.activation?.[network];
    if (activation !== undefined) {
      rows.push([
        name,
        <ActivationCell key={network} activation={activation} label={`${title} on ${name}`} />,
      ]);
    }
    const execution = upgrade.l1_execution?.[network];
    if (execution) {
      rows.push([
        `L1 contracts of ${name}`,
        <ExecutionCell key={`${network} execution`} execution={execution} network={network} />,
      ]);
    }
  }
  rows.push([
    'Contents',
    <ul key="contents">
      {upgrade.contents.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>,
  ]);
  if (upgrade.eips.length > 0) {
    rows.push([
      'Ethereum proposals',
      <ul key="eips">
        {upgrade.eips.map(proposalLink).map(({ id, url, remark }) => (
          <li key={id}>
            <External href={url}>{id}</External>
            {remark !== '' && <span className={styles.muted}> {remark}</span>}
          </li>
        ))}
        {upgrade.eip_notes?.map((note) => (
          <li key={note} className={styles.muted}>
            {note}
          </li>
        ))}
      </ul>,
    ]);
  }
  const version = protocolVersionOf(upgrade);
  if (version !== undefined) rows.push(['Protocol version', version]);
  if (upgrade.op_contracts_release !== null) {
    rows.push(['Contracts release', <ReleaseLink key="contracts" text={upgrade.op_contracts_release} />]);
  }
  const releases = releasesOfUpgrade(upgrade, released);
  if (releases) {
    rows.push(['Software for mainnet', <VersionList key="mainnet" versions={releases.mainnet} />]);
    if (releases.sepolia) {
      rows.push(['Software for Sepolia', <VersionList key="sepolia" versions={releases.sepolia} />]);
    }
    if (releases.new_requirement !== undefined) rows.push(['New requirement', releases.new_requirement]);
  }
  if (upgrade.absolute_prestate !== undefined) {
    rows.push(['Absolute prestate', <code key="prestate">{upgrade.absolute_prestate}</code>]);
  }
  if (upgrade.remark !== undefined) rows.push(['Note', upgrade.remark]);
  const links: ReactNode[] = [];
  if (upgrade.governance !== null) {
    links.push(
      <External key="proposal" href={upgrade.governance}>
        Proposal
      </External>,
    );
  }
  if (upgrade.governance_vote !== null) {
    links.push(
      <External key="vote" href={upgrade.governance_vote}>
        Vote
      </External>,
    );
  }
  upgrade.preview_posts?.forEach((post, index) =>
    links.push(
      <External key={post} href={post}>
        Preview {index + 1}
      </External>,
    ),
  );
  if (links.length > 0) {
    rows.push([
      'Governance',
      <ul key="governance">
        {links.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>,
    ]);
  }
  if (upgrade.specs_path !== null) {
    rows.push([
      'Specification',
      <External key="specs" href={specUrl(upgrade.specs_path)}>
        {upgrade.specs_path}
      </External>,
    ]);
  }
  return rows;
}

/** All facts of an upgrade. */
export default function UpgradeFacts({
  id,
  upgrades = upgradesFile,
  releases = releasesFile,
}: { readonly id: string } & Partial<Pick<DataFiles, 'upgrades' | 'releases'>>): ReactNode {
  const upgrade = requireUpgrade(id, upgrades);
  return (
    <FoldingTable pairs>
      <caption className={styles.repeated}>{upgradeTitle(upgrade)}</caption>
      <TableBody>
        {rowsOf(upgrade, releases).map(([label, value]) => (
          <TableRow key={label}>
            <RowName>{label}</RowName>
            <TableCell>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </FoldingTable>
  );
}
