/** Data files behind tables, by their name in snapshots. Loads none of them. */
import { type ChainsFile } from './chains';
import { type ContractsFile } from './contracts';
import { type PredeploysFile } from './predeploys';
import { type ReleasesFile } from './releases';
import { type UpgradesFile } from './upgrades';

/** File types by name. */
export interface DataFiles {
  readonly chains: ChainsFile;
  readonly contracts: ContractsFile;
  readonly predeploys: PredeploysFile;
  readonly releases: ReleasesFile;
  readonly upgrades: UpgradesFile;
}

export type DataName = keyof DataFiles;
