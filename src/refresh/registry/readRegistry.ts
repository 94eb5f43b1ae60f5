/**
 * Turns a checkout of the superchain-registry into chains.json, the registry's part of contracts.json and the
 * default chain's details. Pure: all problems are thrown together.
 */
import { parse, TomlError } from 'smol-toml';
import { defaultChain } from '../../data/defaultChain';
import {
  type Chain,
  type ChainRemark,
  type ChainsFile,
  type ForkId,
  type ForkTime,
  type ForkTimes,
  type LeftChain,
  type Network,
  type NetworkId,
} from '../../data/chains';
import {
  type ContractsFile,
  type ContractsRecord,
  type OpChainContracts,
  type Prestate,
  type StandardContract,
  type StandardNetwork,
  type StandardRelease,
} from '../../data/contracts';
import { forkFacts, forkIds } from '../../data/forkNames';
import { inNetworkOrder, networkNames } from '../../data/networkNames';
import { type Source } from '../../data/provenance';
import { Fields, Findings, RegistryError, type RegistryNotice, type RegistryProblem } from './fields';

/** A checkout. Paths are relative to its root, with slashes. */
export interface RegistryFiles {
  /** Names in a folder. */
  readonly list: (folder: string) => readonly string[];
  /** Text of a file; undefined if missing. */
  readonly read: (path: string) => string | undefined;
  /** Date of a file's removal, `YYYY-MM-DD`; undefined if the history does not say. */
  readonly removedOn?: (path: string) => string | undefined;
}

/** For the `source` field of the written files. */
export interface RegistryCommit {
  readonly commit: string;
  /** ISO 8601. */
  readonly commit_date: string;
}

/** Existing data, for parts written by hand and to report what is gone. */
export interface CurrentData {
  readonly chains: Pick<ChainsFile, 'source' | 'notes' | 'superchains' | 'chains' | 'left'>;
  readonly contracts: ContractsFile;
}

export interface RegistryData {
  readonly chains: ChainsFile;
  readonly contracts: ContractsFile;
  /** Differences that were resolved, one per cause. */
  readonly notices: readonly RegistryNotice[];
}

const configs = 'superchain/configs';
const standard = 'validation/standard';
const readFromL1 = 'superchain/extra/addresses/addresses.json';
const repo = 'ethereum-optimism/superchain-registry';

/** Names in `addresses.json` that are accounts; the others are contracts. */
const roleNames: readonly string[] = [
  'ProxyAdminOwner',
  'Guardian',
  'SystemConfigOwner',
  'Challenger',
  'Proposer',
  'BatchSubmitter',
  'UnsafeBlockSigner',
];

/** Fields of chainList.json that repeat the configurations. */
const repeated: readonly string[] = [
  'name',
  'chainId',
  'rpc',
  'explorers',
  'superchainLevel',
  'governedByOptimism',
  'dataAvailabilityType',
  'gasPayingToken',
];

/**
 * Reads the whole checkout.
 * @throws RegistryError with every problem found
 */
export function readRegistry(files: RegistryFiles, at: RegistryCommit, current: CurrentData): RegistryData {
  const findings = new Findings();
  const { problems } = findings;
  const reader = new Reader(files, findings);

  const superchains = reader.networks();
  const ids = Object.keys(superchains);
  const chains = reader.chains(superchains);
  findRepeated(chains, problems);
  findMissing(chains, problems);
  const contracts = reader.contracts(chains, superchains, current.contracts);
  if (problems.length > 0) throw new RegistryError(problems);

  reader.tellUnread();
  const left = leftChains(chains, files, at, current.chains);
  tellWhatCameAndWent(chains, superchains, current.chains, findings);

  const source = (path: string, extra: readonly string[]): Source => ({
    repo,
    commit: at.commit,
    path,
    commit_date: at.commit_date,
    extra_paths: extra,
  });
  const chainsSource = source(`${configs}/*/*.toml`, [
    'chainList.json',
    `${configs}/*/superchain.toml`,
    readFromL1,
  ]);
  return {
    chains: {
      source: chainsSource,
      notes: current.chains.notes,
      counts: Object.fromEntries(
        ids.map((id) => [id, chains.filter((chain) => chain.superchain === id).length]),
      ),
      superchains,
      chains,
      left,
      checks: {
        unique_chain_ids: true,
        problems: chains.flatMap((chain) => remarks(chain, superchains[chain.superchain])),
      },
    },
    contracts: {
      ...current.contracts,
      ...contracts,
      source: { ...current.contracts.source, commit: at.commit, commit_date: at.commit_date },
    },
    notices: findings.notices,
  };
}

/**
 * Adds the registry's current state to the history as the state after an upgrade, replacing an earlier record
 * of it.
 */
export function withHistory(
  { contracts, chains }: Pick<RegistryData, 'contracts' | 'chains'>,
  history: ContractsFile['history'],
  upgrade: string,
): ContractsFile['history'] {
  const { commit, commit_date } = chains.source;
  const label = `after ${upgrade}`;
  const records = (['mainnet', 'sepolia'] as const).map((network): ContractsRecord => {
    const { addresses, roles, path } = network === 'mainnet' ? contracts.op_mainnet : contracts.op_sepolia;
    return { label, network, commit, commit_date, path: `${readFromL1}, ${path}`, addresses, roles };
  });
  return [...history.filter((record) => record.label !== label), ...records].sort(
    (a, b) => Date.parse(a.commit_date) - Date.parse(b.commit_date),
  );
}

/** Chains that left the registry; unchanged if the registry is older than the data. */
function leftChains(
  chains: readonly Chain[],
  files: RegistryFiles,
  at: RegistryCommit,
  current: CurrentData['chains'],
): readonly LeftChain[] {
  const gone = ({ identifier, chain_id }: Pick<Chain, 'identifier' | 'chain_id'>): boolean =>
    !chains.some((chain) => chain.identifier === identifier || chain.chain_id === chain_id);
  const older = Date.parse(at.commit_date) < Date.parse(current.source.commit_date);
  const newly = older ? [] : current.chains.filter(gone);
  return [
    ...current.left.filter((each) => gone(each) && !newly.some(({ chain_id }) => chain_id === each.chain_id)),
    ...newly.map(({ identifier, name, chain_id, superchain, path }): LeftChain => {
      const left = files.removedOn?.(path) ?? at.commit_date.slice(0, 'YYYY-MM-DD'.length);
      return { identifier, name, chain_id, superchain, left };
    }),
  ].sort((a, b) => a.identifier.localeCompare(b.identifier, 'en'));
}

function tellWhatCameAndWent(
  chains: readonly Chain[],
  superchains: ChainsFile['superchains'],
  current: CurrentData['chains'],
  findings: Findings,
): void {
  const missing = (name: string, before: object, now: object, place: string): void => {
    for (const key of Object.keys(before).filter((each) => !(each in now)))
      findings.notice(`${name}${key} is gone from the registry`, place);
  };
  for (const [id, before] of Object.entries(current.superchains)) {
    const now = superchains[id];
    if (now) missing('superchain.toml: ', before, now, id);
    else findings.notice('networks left', id);
  }
  for (const id of Object.keys(superchains)) {
    if (!(id in current.superchains)) findings.notice('networks joined', id);
    if (!(id in networkNames))
      findings.notice('networks have no name in src/data/networkNames.ts and go by their key', id);
  }
  const byId = new Map(chains.map((chain) => [chain.chain_id, chain]));
  for (const before of current.chains) {
    const now = byId.get(before.chain_id);
    if (!now) {
      findings.notice('chains left', before.identifier);
      continue;
    }
    if (now.identifier !== before.identifier)
      findings.notice('chains got another identifier', `${before.identifier} to ${now.identifier}`);
    missing('', before, now, now.identifier);
    missing('roles.', before.roles, now.roles, now.identifier);
    missing('addresses.', before.addresses, now.addresses, now.identifier);
  }
  const before = new Set(current.chains.map(({ chain_id }) => chain_id));
  for (const { chain_id, identifier } of chains)
    if (!before.has(chain_id)) findings.notice('chains joined', identifier);
}

/** Forks that a member chain has at another time than its network: noted, since the source says so. */
function remarks(chain: Chain, network: Network | undefined): ChainRemark[] {
  if (!chain.hardfork_inheritance) return [];
  return forkIds.flatMap((fork) => {
    const own = chain.hardforks[fork]?.timestamp;
    const shared = network?.hardforks[fork]?.timestamp;
    if (own === undefined || own === 0 || shared === undefined || own === shared) return [];
    return [
      {
        where: chain.identifier,
        problem: `inherits superchain forks but ${fork} differs from superchain.toml`,
        value: [own, shared],
      },
    ];
  });
}

function findRepeated(chains: readonly Chain[], problems: RegistryProblem[]): void {
  const seen = new Map<number, string>();
  for (const chain of chains) {
    const other = seen.get(chain.chain_id);
    if (other !== undefined) {
      problems.push({
        file: chain.path,
        field: 'chain_id',
        message: `is ${chain.chain_id}, which ${other} has too`,
        allowed: 'an id no other chain has',
      });
    }
    seen.set(chain.chain_id, chain.path);
  }
}

/** Reports missing chains that the documentation relies on. */
function findMissing(chains: readonly Chain[], problems: RegistryProblem[]): void {
  for (const identifier of new Set([defaultChain, 'mainnet/op', 'sepolia/op'])) {
    if (chains.some((chain) => chain.identifier === identifier)) continue;
    problems.push({
      file: `${configs}/${identifier}.toml`,
      field: '',
      message: 'is missing',
      allowed: 'a configuration: the documentation cannot do without this chain',
    });
  }
}

const utc = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/** Version numbers of a tag; a release follows its candidates. */
function orderOf(tag: string): readonly number[] {
  const [, version = '', suffix] = /\/v([\d.]+)(?:-(.+))?$/.exec(tag) ?? [];
  return [
    ...version.split('.').map(Number),
    suffix === undefined ? Infinity : Number(/\d+$/.exec(suffix)?.[0] ?? 0),
  ];
}

/** Releases by version, oldest first. */
function compareTags(a: string, b: string): number {
  const [left, right] = [orderOf(a), orderOf(b)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

interface ListedEntry {
  readonly parent: { readonly type: string; readonly chain: string };
  readonly faultProofs: Chain['fault_proofs_status'];
}

/** Addresses of a chain by name, from `addresses.json`. */
type FromL1 = Readonly<Record<string, string>>;

class Reader {
  /** Every table opened, with its kind of file. */
  private readonly opened: { readonly kind: string; readonly file: string; readonly fields: Fields }[] = [];

  constructor(
    private readonly files: RegistryFiles,
    private readonly findings: Findings,
  ) {}

  private get problems(): RegistryProblem[] {
    return this.findings.problems;
  }

  /** Reports fields that nothing read. */
  tellUnread(): void {
    for (const { kind, file, fields } of this.opened) {
      for (const field of fields.unread()) {
        const name = field.replace(/\[\d+\]/g, '[]');
        this.findings.notice(`${kind}: ${name} is unknown and was left out`, file);
      }
    }
  }

  networks(): Readonly<Record<NetworkId, Network>> {
    const folders = this.files
      .list(configs)
      .filter((name) => this.files.list(`${configs}/${name}`).includes('superchain.toml'));
    if (folders.length === 0) {
      this.problems.push({
        file: configs,
        field: '',
        message: 'holds no network; is this a checkout of the superchain-registry?',
        allowed: 'folders with a superchain.toml',
      });
    }
    return Object.fromEntries(inNetworkOrder(folders).map((id) => [id, this.network(id)]));
  }

  private network(id: NetworkId): Network {
    const path = `${configs}/${id}/superchain.toml`;
    const fields = this.toml(path, 'superchain.toml');
    const l1 = fields.table('l1');
    const versions = fields.optional('protocol_versions_addr', (all, key) => all.address(key));
    const safes = fields.optional('safer_safes_addr', (all, key) => all.address(key));
    const { times, flags } = this.forks(fields.table('hardforks'), 'superchain.toml', path, false);
    for (const flag of Object.keys(flags))
      this.findings.notice(`superchain.toml: hardforks.${flag} is unknown and was left out`, path);
    return {
      name: fields.text('name'),
      ...(versions !== undefined && { protocol_versions_addr: versions }),
      superchain_config_addr: fields.address('superchain_config_addr'),
      ...(safes !== undefined && { safer_safes_addr: safes }),
      op_contracts_manager_addr: fields.has('op_contracts_manager_addr')
        ? fields.address('op_contracts_manager_addr')
        : null,
      l1: {
        chain_id: l1.whole('chain_id'),
        public_rpc: l1.text('public_rpc'),
        explorer: l1.textOrNone('explorer'),
      },
      hardforks: times,
      path,
    };
  }

  /** Contents of a JSON file; undefined if it cannot be read. */
  private json(path: string): unknown {
    const text = this.files.read(path);
    try {
      return text === undefined ? undefined : JSON.parse(text);
    } catch (error) {
      this.problems.push({ file: path, field: '', message: String(error), allowed: 'valid JSON' });
      return undefined;
    }
  }

  /** Entries of chainList.json by identifier. No other file has the parent and the proof type. */
  private chainList(): ReadonlyMap<string, ListedEntry> {
    const path = 'chainList.json';
    const before = this.problems.length;
    const list = this.json(path);
    if (!Array.isArray(list)) {
      if (this.problems.length === before)
        this.problems.push({
          file: path,
          field: '',
          message: 'is missing or no list',
          allowed: 'a JSON list of chains',
        });
      return new Map();
    }
    return new Map(
      this.open({ '': list }, path, path)
        .list('')
        .map((fields) => {
          for (const key of repeated) fields.has(key);
          const parent = fields.table('parent');
          return [
            fields.text('identifier'),
            {
              parent: { type: parent.text('type'), chain: parent.text('chain') },
              faultProofs: fields
                .table('faultProofs')
                .oneOf('status', ['none', 'permissioned', 'permissionless']),
            },
          ];
        }),
    );
  }

  /** What the registry's tooling last read from L1, by chain ID; undefined in registries that lack it. */
  private fromL1(): ReadonlyMap<string, FromL1> | undefined {
    const all = this.json(readFromL1);
    if (typeof all !== 'object' || all === null || Array.isArray(all)) {
      this.findings.notice('addresses are those of the configurations, which lag', `no ${readFromL1}`);
      return undefined;
    }
    const fields = this.open({ ...all }, readFromL1, readFromL1);
    return new Map(fields.tables().map(([id, chain]) => [id, chain.addresses()]));
  }

  chains(superchains: Readonly<Record<NetworkId, Network>>): readonly Chain[] {
    const listed = this.chainList();
    const fromL1 = this.fromL1();
    return Object.entries(superchains).flatMap(([id, network]) =>
      this.files
        .list(`${configs}/${id}`)
        .filter((name) => name.endsWith('.toml') && name !== 'superchain.toml')
        .sort()
        .map((name) => this.chain(id, name, network, listed, fromL1)),
    );
  }

  private chain(
    id: NetworkId,
    name: string,
    network: Network,
    listed: ReadonlyMap<string, ListedEntry>,
    fromL1: ReadonlyMap<string, FromL1> | undefined,
  ): Chain {
    const path = `${configs}/${id}/${name}`;
    const fields = this.toml(path, 'chains');
    const identifier = `${id}/${name.replace(/\.toml$/, '')}`;
    const entry = listed.get(identifier);
    if (!entry) {
      this.problems.push({
        file: 'chainList.json',
        field: '',
        message: `does not list ${identifier}, which has a configuration`,
        allowed: 'an entry for every configuration',
      });
    }
    const genesis = fields.table('genesis');
    const system = genesis.table('system_config');
    const optimism = fields.table('optimism');
    const alt = fields.optional('alt_da', (all, key) => all.table(key));
    const interop = fields.optional('interop', (all, key) => all.table(key));
    const { times, flags } = this.forks(fields.table('hardforks'), 'chains', identifier, true);
    const chainId = fields.whole('chain_id');
    const challenge = alt?.address('da_challenge_contract_address');
    const accounts = this.accounts(fields, identifier, fromL1 && (fromL1.get(String(chainId)) ?? {}));
    const l2Time = genesis.time('l2_time');
    const block = (key: 'l1' | 'l2'): { hash: string; number: number } => {
      const table = genesis.table(key);
      return { hash: table.hash('hash'), number: table.whole('number') };
    };
    return {
      name: fields.text('name'),
      identifier,
      chain_id: chainId,
      superchain: id,
      l1_chain_id: network.l1.chain_id,
      parent: entry?.parent ?? { type: '', chain: '' },
      public_rpc: fields.textOrNone('public_rpc'),
      sequencer_rpc: fields.textOrNone('sequencer_rpc'),
      explorer: fields.textOrNone('explorer'),
      ...(fields.has('superchain_level') && {
        superchain_level: fields.oneOf('superchain_level', [0, 1, 2] as const),
      }),
      governed_by_optimism: fields.flag('governed_by_optimism'),
      superchain_time: fields.has('superchain_time') ? fields.time('superchain_time') : null,
      hardfork_inheritance: fields.has('superchain_time'),
      data_availability_type: fields.oneOf('data_availability_type', ['eth-da', 'alt-da']),
      fault_proofs_status: entry?.faultProofs ?? 'none',
      gas_paying_token: fields.has('gas_paying_token') ? fields.address('gas_paying_token') : null,
      batch_inbox_addr: fields.address('batch_inbox_addr'),
      block_time: fields.whole('block_time'),
      seq_window_size: fields.whole('seq_window_size'),
      max_sequencer_drift: fields.whole('max_sequencer_drift'),
      hardforks: times,
      ...(Object.keys(flags).length > 0 && { hardfork_flags: flags }),
      ...(interop && { interop: { dependencies: this.dependencies(interop) } }),
      eip1559: {
        elasticity: optimism.whole('eip1559_elasticity'),
        denominator: optimism.whole('eip1559_denominator'),
        denominator_canyon: optimism.whole('eip1559_denominator_canyon'),
      },
      genesis: {
        l2_time: l2Time,
        l2_time_utc: utc(l2Time),
        l1: block('l1'),
        l2: block('l2'),
        system_config: {
          batcherAddress: system.address('batcherAddress'),
          overhead: system.hash('overhead'),
          scalar: system.hash('scalar'),
          gasLimit: system.whole('gasLimit'),
        },
      },
      roles: accounts.roles,
      addresses: {
        ...accounts.addresses,
        // A zero challenge address means that L1 has no such contract.
        ...(challenge !== undefined && !/^0x0*$/.test(challenge) && { DAChallengeAddress: challenge }),
      },
      ...(alt && {
        alt_da: {
          da_challenge_contract_address: alt.address('da_challenge_contract_address'),
          da_challenge_window: alt.whole('da_challenge_window'),
          da_resolve_window: alt.whole('da_resolve_window'),
          da_commitment_type: alt.oneOf('da_commitment_type', ['KeccakCommitment', 'GenericCommitment']),
        },
      }),
      path,
    };
  }

  private dependencies(interop: Fields): readonly number[] {
    return interop
      .table('dependencies')
      .tables()
      .map(([id]) => Number(id))
      .sort((a, b) => a - b);
  }

  /** Roles and contracts as read from L1; others come from the configuration. */
  private accounts(
    fields: Fields,
    identifier: string,
    fromL1: FromL1 | undefined,
  ): Pick<Chain, 'roles' | 'addresses'> {
    const configured = { ...fields.table('roles').addresses(), ...fields.table('addresses').addresses() };
    for (const [name, address] of Object.entries(fromL1 ? configured : {})) {
      const read = fromL1?.[name];
      if (name === 'DAChallengeAddress') continue;
      if (read === undefined)
        this.findings.notice(`${name} is in the configuration only, and was taken from there`, identifier);
      else if (read !== address)
        this.findings.notice(
          `${name} is another in the configuration than on L1, which was taken`,
          identifier,
        );
    }
    const all = Object.entries({ ...configured, ...fromL1 }).sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      roles: Object.fromEntries(all.filter(([name]) => roleNames.includes(name))),
      addresses: Object.fromEntries(all.filter(([name]) => !roleNames.includes(name))),
    };
  }

  /** Times of upgrades and switches. On a chain 0 means genesis; on a network it is an ordinary time. */
  private forks(
    fields: Fields,
    kind: string,
    place: string,
    zeroIsGenesis: boolean,
  ): { readonly times: ForkTimes; readonly flags: Readonly<Record<string, boolean>> } {
    const times = forkIds.flatMap((fork): readonly (readonly [ForkId, ForkTime])[] => {
      const { registry_key, former_keys = [] } = forkFacts(fork);
      const key = [registry_key ?? '', ...former_keys].find((each) => fields.has(each));
      if (key === undefined) return [];
      const timestamp = fields.time(key);
      return [
        [
          fork,
          timestamp === 0 && zeroIsGenesis
            ? { timestamp, utc: null, note: 'active at genesis' }
            : { timestamp, utc: utc(timestamp) },
        ],
      ];
    });
    const known = forkIds.flatMap((fork) => forkFacts(fork).flags ?? []);
    const flags = fields.flags();
    for (const flag of flags.filter((each) => !known.includes(each)))
      this.findings.notice(
        `${kind}: hardforks.${flag} is a switch that src/data/fork-names.json does not list`,
        place,
      );
    for (const key of fields.keys().filter((each) => each.endsWith('_time') && !fields.knows(each))) {
      fields.has(key);
      this.findings.notice(
        `${kind}: hardforks.${key} is the time of an upgrade that src/data/fork-names.json lacks, and was left out`,
        place,
      );
    }
    return {
      times: Object.fromEntries(times),
      flags: Object.fromEntries(flags.map((flag) => [flag, fields.flag(flag)])),
    };
  }

  /** The registry's part of contracts.json; the rest of that file is history and stays. */
  contracts(
    chains: readonly Chain[],
    superchains: Readonly<Partial<Record<NetworkId, Network>>>,
    current: ContractsFile,
  ): Partial<ContractsFile> {
    const releases = this.toml(`${standard}/standard-releases.toml`, 'standard-releases.toml');
    const each = <T>(make: (id: StandardNetwork) => T): Record<StandardNetwork, T> => ({
      mainnet: make('mainnet'),
      sepolia: make('sepolia'),
    });
    return {
      superchain: each((id) => {
        const {
          protocol_versions_addr,
          superchain_config_addr = '',
          safer_safes_addr,
        } = superchains[id] ?? {};
        return {
          ...(protocol_versions_addr !== undefined && { protocol_versions_addr }),
          superchain_config_addr,
          ...(safer_safes_addr !== undefined && { safer_safes_addr }),
        };
      }),
      op_mainnet: this.opChain(chains, 'mainnet/op'),
      op_sepolia: this.opChain(chains, 'sepolia/op'),
      standard_releases: {
        standard_release_l1: releases.text('standard_release_l1'),
        standard_release_l2: releases.text('standard_release_l2'),
      },
      standard_versions: each((id) => this.standardVersions(id, current)),
      standard_roles: each((id) =>
        this.toml(`${standard}/standard-config-roles-${id}.toml`, 'standard-config-roles-*.toml').addresses(),
      ),
      standard_params: each((id) =>
        this.toml(`${standard}/standard-config-params-${id}.toml`, 'standard-config-params-*.toml').limits(),
      ),
      prestates: this.prestates(current),
    };
  }

  private opChain(chains: readonly Chain[], identifier: string): OpChainContracts {
    const chain = chains.find((candidate) => candidate.identifier === identifier);
    return {
      chain_id: chain?.chain_id ?? 0,
      l1_chain_id: chain?.l1_chain_id ?? 0,
      addresses: chain?.addresses ?? {},
      roles: chain?.roles ?? {},
      batch_inbox_addr: chain?.batch_inbox_addr ?? '',
      path: chain?.path ?? '',
    };
  }

  private standardVersions(id: StandardNetwork, current: ContractsFile): Record<string, StandardRelease> {
    const fields = this.toml(`${standard}/standard-versions-${id}.toml`, 'standard-versions-*.toml');
    const read = Object.fromEntries(
      fields.tables().map(([tag, release]): [string, StandardRelease] => [
        tag,
        {
          // The registry names releases only in comments, so a new tag is its own label until someone writes
          // one.
          label: current.standard_versions[id][tag]?.label ?? tag,
          prerelease: /\/v[\d.]+-/.test(tag),
          contracts: Object.fromEntries(
            release.tables().map(([name, contract]): [string, StandardContract] => [
              name,
              {
                version: contract.text('version'),
                ...(contract.has('implementation_address') && {
                  implementation_address: contract.address('implementation_address'),
                }),
                ...(contract.has('address') && { address: contract.address('address') }),
              },
            ]),
          ),
        },
      ]),
    );
    // Releases read elsewhere stay until the registry has them. Newest first.
    const elsewhere = Object.entries(current.standard_versions[id]).filter(
      ([tag, { source }]) => source !== undefined && !(tag in read),
    );
    return Object.fromEntries([...elsewhere, ...Object.entries(read)].sort(([a], [b]) => compareTags(b, a)));
  }

  private prestates({ prestates: kept }: ContractsFile): ContractsFile['prestates'] {
    const path = `${standard}/standard-prestates.toml`;
    const fields = this.toml(path, 'standard-prestates.toml');
    const table = fields.table('prestates');
    const read = Object.fromEntries(
      table
        .keys()
        .map((version): [string, readonly Prestate[]] => [
          version,
          table
            .list(version)
            .map((entry): Prestate => ({ type: entry.text('type'), hash: entry.hash('hash') })),
        ]),
    );
    // Those read elsewhere stay until the registry has them.
    const elsewhere = Object.fromEntries(
      Object.entries(kept.prestates).flatMap(([version, list]) => {
        const missing = list.filter(
          ({ type, source }) => source !== undefined && !read[version]?.some((each) => each.type === type),
        );
        return missing.length === 0 ? [] : [[version, [...(read[version] ?? []), ...missing]]];
      }),
    );
    return {
      latest_stable: fields.text('latest_stable'),
      latest_rc: fields.text('latest_rc'),
      // Twice: first in order, last in content.
      prestates: { ...elsewhere, ...read, ...elsewhere },
    };
  }

  /** Remembers a table, to report unread fields. */
  private open(values: Readonly<Record<string, unknown>>, file: string, kind: string): Fields {
    const fields = new Fields(values, file, this.problems);
    this.opened.push({ kind, file, fields });
    return fields;
  }

  private toml(path: string, kind: string): Fields {
    const text = this.files.read(path);
    if (text === undefined) {
      this.problems.push({ file: path, field: '', message: 'is missing', allowed: 'a TOML file' });
      return new Fields({}, path, []);
    }
    try {
      return this.open(parse(text), path, kind);
    } catch (error) {
      if (!(error instanceof TomlError)) throw error;
      const message = `line ${error.line}, column ${error.column}: ${error.message.split('\n')[0] ?? ''}`;
      this.problems.push({ file: path, field: '', message, allowed: 'valid TOML' });
      // An invalid file has no missing fields to report.
      return new Fields({}, path, []);
    }
  }
}

/** Contents of the files to write, by path below `src`. */
export function serialize(data: RegistryData): ReadonlyMap<string, string> {
  const text = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
  return new Map([
    ['data/chains.json', text(data.chains)],
    ['data/contracts.json', text(data.contracts)],
  ]);
}
