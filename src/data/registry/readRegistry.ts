/**
 * Turns a checkout of the superchain-registry into chains.json, chain-list.json, the registry's part of contracts.json
 * and the details of the default chain. Pure: files come through `RegistryFiles`, results are returned, problems are thrown together.
 */
import { parse, TomlError } from 'smol-toml';
import { isSinceGenesis } from '../../yourChain/activation';
import { type ChainDetails, detailsOf } from '../../yourChain/chainDetails';
import { type ChainListFile, defaultChain } from '../chainList';
import {
  type Chain,
  type ChainRemark,
  type ChainsFile,
  type ForkId,
  type ForkTime,
  type ForkTimes,
  type Network,
  type NetworkId,
} from '../chains';
import {
  type ContractsFile,
  type OpChainContracts,
  type Prestate,
  type Range,
  type StandardContract,
  type StandardNetwork,
  type StandardParams,
  type StandardRelease,
} from '../contracts';
import { type Source } from '../provenance';
import { Fields, RegistryError, type RegistryProblem } from './fields';

/** A checkout. Paths are relative to its root and use slashes. */
export interface RegistryFiles {
  /** Names of the entries of a folder. */
  readonly list: (folder: string) => readonly string[];
  /** Text of a file; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
}

/** What is read, for the `source` of the files that are written. */
export interface RegistryCommit {
  readonly commit: string;
  /** ISO 8601. */
  readonly commit_date: string;
}

/** What stands in the data folder now: the parts that are written by hand are carried over. */
export interface CurrentData {
  readonly chains: Pick<ChainsFile, 'notes'>;
  readonly contracts: ContractsFile;
}

/** Everything that one run writes. */
export interface RegistryData {
  readonly chains: ChainsFile;
  readonly chainList: ChainListFile;
  readonly contracts: ContractsFile;
  /** Of the chain that pages assume. */
  readonly defaultDetails: ChainDetails;
}

const configs = 'superchain/configs';
const standard = 'validation/standard';
const repo = 'ethereum-optimism/superchain-registry';

/** In the order of activation, which is also the order of the registry's files. */
const forks: readonly ForkId[] = [
  'canyon',
  'delta',
  'ecotone',
  'fjord',
  'granite',
  'holocene',
  'pectra_blob_schedule',
  'isthmus',
  'interop',
];

const networkIds: readonly NetworkId[] = ['mainnet', 'rehearsal-0-bn', 'sepolia-dev-0', 'sepolia'];

/** @throws RegistryError with every problem found */
export function readRegistry(files: RegistryFiles, at: RegistryCommit, current: CurrentData): RegistryData {
  const problems: RegistryProblem[] = [];
  const reader = new Reader(files, problems);

  const superchains = reader.networks();
  const listed = reader.chainList();
  const chains = networkIds.flatMap((id) => {
    const superchain = superchains[id];
    return superchain ? reader.chainsOf(id, superchain, listed) : [];
  });
  findRepeated(chains, problems);
  findMissing(chains, problems);
  const contracts = reader.contracts(chains, superchains, current.contracts);
  const assumed = chains.find(({ identifier }) => identifier === defaultChain);
  const assumedNetwork = assumed && superchains[assumed.superchain];
  if (problems.length > 0 || !assumedNetwork) throw new RegistryError(problems);

  const source = (path: string, extra: readonly string[]): Source => ({
    repo,
    commit: at.commit,
    path,
    commit_date: at.commit_date,
    extra_paths: extra,
  });
  const chainsSource = source(`${configs}/*/*.toml`, ['chainList.json', `${configs}/*/superchain.toml`]);
  const known = superchains as Readonly<Record<NetworkId, Network>>;
  return {
    chains: {
      source: chainsSource,
      notes: current.chains.notes,
      counts: Object.fromEntries(
        networkIds.map((id) => [id, chains.filter((chain) => chain.superchain === id).length]),
      ) as Record<NetworkId, number>,
      superchains: known,
      chains,
      checks: {
        unique_chain_ids: true,
        problems: chains.flatMap((chain) => remarks(chain, known[chain.superchain])),
      },
    },
    chainList: { source: chainsSource, chains: chains.map(listedChain) },
    contracts: {
      ...current.contracts,
      ...contracts,
      source: { ...current.contracts.source, commit: at.commit, commit_date: at.commit_date },
    },
    defaultDetails: detailsOf(assumed, assumedNetwork),
  };
}

/** The part of a chain that chain-list.json carries. */
function listedChain(chain: Chain): ChainListFile['chains'][number] {
  return {
    identifier: chain.identifier,
    name: chain.name,
    chain_id: chain.chain_id,
    superchain: chain.superchain,
    l1_chain_id: chain.l1_chain_id,
    public_rpc: chain.public_rpc,
    explorer: chain.explorer,
    block_time: chain.block_time,
    forks: Object.fromEntries(
      Object.entries(chain.hardforks).map(([fork, { timestamp }]) => [
        fork,
        isSinceGenesis(timestamp, chain.genesis) ? 0 : timestamp,
      ]),
    ),
  };
}

/** Forks a member chain has at another time than its network: true of the source, so noted and not refused. */
function remarks(chain: Chain, network: Network): ChainRemark[] {
  if (!chain.hardfork_inheritance) return [];
  return forks.flatMap((fork) => {
    const own = chain.hardforks[fork]?.timestamp;
    const shared = network.hardforks[fork]?.timestamp;
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

/** Chains the documentation cannot do without. */
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

interface ListedEntry {
  readonly parent: { readonly type: string; readonly chain: string };
  readonly faultProofs: Chain['fault_proofs_status'];
}

class Reader {
  constructor(
    private readonly files: RegistryFiles,
    private readonly problems: RegistryProblem[],
  ) {}

  networks(): Partial<Record<NetworkId, Network>> {
    const folders = this.files.list(configs).filter((name) => !name.endsWith('.md'));
    const unknown = folders.filter((name) => !networkIds.some((id) => id === name));
    for (const name of unknown) {
      this.problems.push({
        file: `${configs}/${name}`,
        field: '',
        message: 'is a network the documentation does not know; add it to NetworkId and to the schema first',
        allowed: networkIds.join(', '),
      });
    }
    if (folders.length === 0) {
      this.problems.push({
        file: configs,
        field: '',
        message: 'holds no network; is this a checkout of the superchain-registry?',
        allowed: networkIds.join(', '),
      });
    }
    const present = networkIds.filter((id) => folders.includes(id));
    return Object.fromEntries(present.map((id) => [id, this.network(id)]));
  }

  private network(id: NetworkId): Network {
    const path = `${configs}/${id}/superchain.toml`;
    const fields = this.toml(path);
    const l1 = fields.table('l1');
    return {
      name: fields.text('name'),
      protocol_versions_addr: fields.address('protocol_versions_addr'),
      superchain_config_addr: fields.address('superchain_config_addr'),
      op_contracts_manager_addr: fields.has('op_contracts_manager_addr')
        ? fields.address('op_contracts_manager_addr')
        : null,
      l1: {
        chain_id: l1.whole('chain_id'),
        public_rpc: l1.text('public_rpc'),
        explorer: l1.text('explorer'),
      },
      hardforks: forkTimes(fields.table('hardforks'), false),
      path,
    };
  }

  /** Entries of chainList.json by identifier: it alone states the parent and the kind of proofs. */
  chainList(): ReadonlyMap<string, ListedEntry> {
    const path = 'chainList.json';
    const text = this.files.read(path);
    let list: unknown;
    try {
      list = text === undefined ? undefined : JSON.parse(text);
    } catch (error) {
      this.problems.push({ file: path, field: '', message: String(error), allowed: 'a JSON list of chains' });
      return new Map();
    }
    if (!Array.isArray(list)) {
      this.problems.push({
        file: path,
        field: '',
        message: 'is missing or no list',
        allowed: 'a JSON list of chains',
      });
      return new Map();
    }
    return new Map(
      new Fields({ '': list }, path, this.problems).list('').map((fields) => {
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

  chainsOf(id: NetworkId, network: Network, listed: ReadonlyMap<string, ListedEntry>): readonly Chain[] {
    return this.files
      .list(`${configs}/${id}`)
      .filter((name) => name.endsWith('.toml') && name !== 'superchain.toml')
      .sort()
      .map((name) => this.chain(id, name, network, listed));
  }

  private chain(
    id: NetworkId,
    name: string,
    network: Network,
    listed: ReadonlyMap<string, ListedEntry>,
  ): Chain {
    const path = `${configs}/${id}/${name}`;
    const fields = this.toml(path);
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
    const alt = fields.optionalTable('alt_da');
    const l2Time = genesis.time('l2_time');
    const block = (key: 'l1' | 'l2'): { hash: string; number: number } => {
      const table = genesis.table(key);
      return { hash: table.hash('hash'), number: table.whole('number') };
    };
    return {
      name: fields.text('name'),
      identifier,
      chain_id: fields.whole('chain_id'),
      superchain: id,
      l1_chain_id: network.l1.chain_id,
      parent: entry?.parent ?? { type: '', chain: '' },
      public_rpc: fields.text('public_rpc'),
      sequencer_rpc: fields.text('sequencer_rpc'),
      explorer: fields.text('explorer'),
      superchain_level: fields.oneOf('superchain_level', [0, 1, 2]),
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
      hardforks: forkTimes(fields.table('hardforks'), true),
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
      roles: fields.table('roles').addresses(),
      addresses: fields.table('addresses').addresses(),
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

  /** The part of contracts.json that the registry states; the rest of that file is history and stays. */
  contracts(
    chains: readonly Chain[],
    superchains: Partial<Record<NetworkId, Network>>,
    current: ContractsFile,
  ): Partial<ContractsFile> {
    const releases = this.toml(`${standard}/standard-releases.toml`);
    const each = <T>(make: (id: StandardNetwork) => T): Record<StandardNetwork, T> => ({
      mainnet: make('mainnet'),
      sepolia: make('sepolia'),
    });
    return {
      superchain: each((id) => ({
        protocol_versions_addr: superchains[id]?.protocol_versions_addr ?? '',
        superchain_config_addr: superchains[id]?.superchain_config_addr ?? '',
      })),
      op_mainnet: this.opChain(chains, 'mainnet/op'),
      op_sepolia: this.opChain(chains, 'sepolia/op'),
      standard_releases: {
        standard_release_l1: releases.text('standard_release_l1'),
        standard_release_l2: releases.text('standard_release_l2'),
      },
      standard_versions: each((id) => this.standardVersions(id, current)),
      standard_roles: each((id) => this.toml(`${standard}/standard-config-roles-${id}.toml`).addresses()),
      standard_params: each((id) => this.standardParams(id)),
      prestates: this.prestates(),
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
    const fields = this.toml(`${standard}/standard-versions-${id}.toml`);
    return Object.fromEntries(
      fields.tables().map(([tag, release]) => [
        tag,
        {
          // The registry says what a release is only in comments. A new tag goes by its own name until somebody labels it.
          label: current.standard_versions[id][tag]?.label ?? tag,
          prerelease: /-(rc|beta|alpha)/.test(tag),
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
  }

  private standardParams(id: StandardNetwork): StandardParams {
    const whole = (fields: Fields, key: string): number => fields.whole(key);
    const range = (fields: Fields, key: string): Range => fields.range(key);
    const ranges = (fields: Fields, key: string): Record<string, Range> => {
      const table = fields.table(key);
      return Object.fromEntries(table.keys().map((each) => [each, table.range(each)]));
    };
    return this.toml(`${standard}/standard-config-params-${id}.toml`).shape<StandardParams>({
      rollup_config: (fields, key) => fields.table(key).shape({ seq_window_size: range, block_time: range }),
      optimism_portal_2: (fields, key) =>
        fields.table(key).shape({
          proof_maturity_delay_seconds: range,
          dispute_game_finality_delay_seconds: range,
          respected_game_type: whole,
        }),
      resource_config: (fields, key) =>
        fields.table(key).shape({
          max_resource_limit: whole,
          elasticity_multiplier: whole,
          base_fee_max_change_denominator: whole,
          minimum_base_fee: whole,
          system_tx_max_gas: whole,
          maximum_base_fee: (table, name) => table.text(name),
        }),
      gas_price_oracle: (fields, key) => fields.table(key).shape({ 'pre-ecotone': ranges, ecotone: ranges }),
      system_config: (fields, key) =>
        fields
          .table(key)
          .shape({ gas_limit: range, operator_fee_scalar: range, operator_fee_constant: range }),
      proofs: (fields, key) =>
        fields.table(key).shape({
          permissioned: (table, name) =>
            table.table(name).shape({
              game_type: whole,
              max_game_depth: whole,
              split_depth: whole,
              max_clock_duration: whole,
              clock_extension: whole,
            }),
        }),
    });
  }

  private prestates(): ContractsFile['prestates'] {
    const path = `${standard}/standard-prestates.toml`;
    const fields = this.toml(path);
    const table = fields.table('prestates');
    return {
      latest_stable: fields.text('latest_stable'),
      latest_rc: fields.text('latest_rc'),
      prestates: Object.fromEntries(
        table
          .keys()
          .map((version) => [
            version,
            table
              .list(version)
              .map((entry): Prestate => ({ type: entry.text('type'), hash: entry.hash('hash') })),
          ]),
      ),
    };
  }

  private toml(path: string): Fields {
    const text = this.files.read(path);
    if (text === undefined) {
      this.problems.push({ file: path, field: '', message: 'is missing', allowed: 'a TOML file' });
      return new Fields({}, path, []);
    }
    try {
      return new Fields(parse(text), path, this.problems);
    } catch (error) {
      if (!(error instanceof TomlError)) throw error;
      const message = `line ${error.line}, column ${error.column}: ${error.message.split('\n')[0] ?? ''}`;
      this.problems.push({ file: path, field: '', message, allowed: 'valid TOML' });
      // Its fields cannot be judged: what they lack is not reported a second time.
      return new Fields({}, path, []);
    }
  }
}

/** Fork times of a chain or network. On a chain 0 stands for genesis; a network's 0 is a time like any other. */
function forkTimes(fields: Fields, zeroIsGenesis: boolean): ForkTimes {
  const keys = forks.filter((fork) => fields.has(`${fork}_time`));
  const unknown = fields.keys().filter((key) => !forks.some((fork) => `${fork}_time` === key));
  for (const key of unknown) {
    fields.complain(
      key,
      fields.raw(key),
      `${forks.map((fork) => `${fork}_time`).join(', ')}; add a new fork to ForkId and to the schema`,
    );
  }
  return Object.fromEntries(
    keys.map((fork): [ForkId, ForkTime] => {
      const timestamp = fields.time(`${fork}_time`);
      return [
        fork,
        timestamp === 0 && zeroIsGenesis
          ? { timestamp, utc: null, note: 'active at genesis' }
          : { timestamp, utc: utc(timestamp) },
      ];
    }),
  );
}

/** Files the refresh writes, relative to `src`. */
export function serialize(data: RegistryData): ReadonlyMap<string, string> {
  const text = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
  return new Map([
    ['data/chains.json', text(data.chains)],
    ['data/chain-list.json', text(data.chainList)],
    ['data/contracts.json', text(data.contracts)],
    ['yourChain/default-details.json', text(data.defaultDetails)],
  ]);
}
