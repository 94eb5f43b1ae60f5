/** Contracts that are at fixed addresses on every OP Stack chain, and addresses the protocol itself uses. */
import { type Address } from './chains';
import { forkName, forks } from './forkNames';
import raw from './predeploys.json';
import { type OtherSource, type Source } from './provenance';
import { type Snapshot } from './snapshots';

/** A contract that every chain has at the same address. */
export interface Predeploy {
  readonly name: string;
  readonly address: Address;
  /** Upgrade that brought it; `Legacy` = before Bedrock. */
  readonly introduced: string;
  readonly deprecated: boolean;
  /** Whether the address holds a proxy. */
  readonly proxied: boolean;
  /** Name of the constant in Predeploys.sol. */
  readonly solidity_constant: string | null;
  /** Whether new chains get it; null where the source does not say. */
  readonly in_new_chains: boolean | null;
  /** Code address behind the proxy at genesis. */
  readonly genesis_implementation: Address | null;
  /** Version in the source at the commit read, not what each chain runs. */
  readonly semver_at_commit?: string;
  readonly listed_in: string;
  readonly deployed_by_default?: boolean;
  readonly note?: string;
}

/** An implementation that a network upgrade deploys by deposit transaction. */
export interface UpgradeImplementation {
  readonly name: string;
  readonly upgrade: string;
  readonly deployer: Address;
  readonly implementation: Address;
  readonly address_recomputed: boolean;
  readonly specs_path: string;
}

/** The shape of predeploys.json. */
export interface PredeploysFile {
  readonly source: Source;
  readonly other_sources: readonly OtherSource[];
  readonly notes: readonly string[];
  /** The first address of the reserved range and how many follow. */
  readonly namespace: { readonly prefix: Address; readonly count: number };
  readonly predeploys: readonly Predeploy[];
  readonly interop_predeploys: readonly Predeploy[];
  /** Announced and withdrawn before a production chain had them; files of older snapshots lack the list. */
  readonly withdrawn_predeploys?: readonly Predeploy[];
  readonly upgrade_implementations: readonly UpgradeImplementation[];
  readonly system_addresses: readonly { readonly name: string; readonly address: Address }[];
  readonly interop_implementation: Readonly<Record<string, Address>>;
}

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
