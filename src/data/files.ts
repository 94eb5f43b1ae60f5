/** The data files that tables show, by the names under which a snapshot keeps its copies. Loads none of them. */
import { type ChainsFile } from './chains';
import { type ContractsFile } from './contracts';
import { type PredeploysFile } from './predeploys';
import { type ReleasesFile } from './releases';
import { type UpgradesFile } from './upgrades';

/** Name to the shape of the file. */
export interface DataFiles {
  readonly chains: ChainsFile;
  readonly contracts: ContractsFile;
  readonly predeploys: PredeploysFile;
  readonly releases: ReleasesFile;
  readonly upgrades: UpgradesFile;
}

/** Name of a data file. */
export type DataName = keyof DataFiles;
