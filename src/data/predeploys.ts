/** Contracts at fixed addresses on every OP Stack chain, and addresses used by the protocol. */
import { type Facts } from '../lib/schema/types';
import type { predeploySchema, predeploysFileSchema } from './predeploys.schema';
import { forkName, forks } from './forkNames';
import raw from './predeploys.json';
import { type Source } from './provenance';
import { type Snapshot } from './snapshots';

/** A contract with the same address on every chain. */
export type Predeploy = Facts<typeof predeploySchema>;

export type PredeploysFile = Facts<typeof predeploysFileSchema>;

/** All, or only those of interoperability. */
export type PredeployGroup = 'all' | 'interop';

export const predeploysFile: PredeploysFile = raw;

/** Their page in the specifications. */
export const predeploysSource: Source = predeploysFile.source;

/** By address. */
export function predeploys(group: PredeployGroup = 'all', file = predeploysFile): readonly Predeploy[] {
  const list =
    group === 'interop' ? file.interop_predeploys : [...file.predeploys, ...file.interop_predeploys];
  return [...list].sort((a, b) => a.address.toLowerCase().localeCompare(b.address.toLowerCase()));
}

/** A predeploy by contract name, including interop and withdrawn ones. */
export function predeployByName(name: string, file = predeploysFile): Predeploy | undefined {
  return [...file.predeploys, ...file.interop_predeploys, ...(file.withdrawn_predeploys ?? [])].find(
    (predeploy) => predeploy.name === name,
  );
}

/** Like {@link predeployByName}, but throws for unknown names, listing the known ones. */
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

/** A snapshot's predeploys: those up to its upgrade. */
export function predeploysAsOf(snapshot: Snapshot): readonly Predeploy[] {
  const upgrades = forks.slice(0, forks.indexOf(snapshot) + 1).map(forkName);
  return predeploys().filter(
    ({ introduced }) => introduced === 'Legacy' || upgrades.some((upgrade) => upgrade === introduced),
  );
}
