/** Contracts that are at fixed addresses on every OP Stack chain, and addresses the protocol itself uses. */
import { type Facts } from '../lib/schema/types';
import type { predeploySchema, predeploysFileSchema } from './predeploys.schema';
import { forkName, forks } from './forkNames';
import raw from './predeploys.json';
import { type Source } from './provenance';
import { type Snapshot } from './snapshots';

/** A contract that every chain has at the same address. */
export type Predeploy = Facts<typeof predeploySchema>;

/** An implementation that a network upgrade deploys by deposit transaction. */
export type UpgradeImplementation = PredeploysFile['upgrade_implementations'][number];

/** The shape of predeploys.json. */
export type PredeploysFile = Facts<typeof predeploysFileSchema>;

/** `all` leaves nothing out; `interop` is those that come with interoperability. */
export type PredeployGroup = 'all' | 'interop';

/** Everything in the file. */
export const predeploysFile: PredeploysFile = raw;

/** The page of the specifications that lists them. */
export const predeploysSource: Source = predeploysFile.source;

/** In order of address. */
export function predeploys(group: PredeployGroup = 'all', file = predeploysFile): readonly Predeploy[] {
  const list =
    group === 'interop' ? file.interop_predeploys : [...file.predeploys, ...file.interop_predeploys];
  return [...list].sort((a, b) => a.address.toLowerCase().localeCompare(b.address.toLowerCase()));
}

/** A predeploy by the name of its contract, those of interoperability and those withdrawn included. */
export function predeployByName(name: string, file = predeploysFile): Predeploy | undefined {
  return [...file.predeploys, ...file.interop_predeploys, ...(file.withdrawn_predeploys ?? [])].find(
    (predeploy) => predeploy.name === name,
  );
}

/** Like {@link predeployByName}; an unknown name is an error that lists the known ones. */
export function requirePredeploy(name: string, file = predeploysFile): Predeploy {
  const predeploy = predeployByName(name, file);
  if (!predeploy) {
    const known = predeploys('all', file)
      .map((each) => each.name)
      .sort()
      .join(', ');
    throw new Error(`There is no predeploy named "${name}". Known: ${known} (src/data/predeploys.json).`);
  }
  return predeploy;
}

/** Predeploys that exist in a snapshot: those of its upgrade and of the upgrades before. */
export function predeploysAsOf(snapshot: Snapshot): readonly Predeploy[] {
  const upgrades = forks.slice(0, forks.indexOf(snapshot) + 1).map(forkName);
  return predeploys().filter(
    ({ introduced }) => introduced === 'Legacy' || upgrades.some((upgrade) => upgrade === introduced),
  );
}
