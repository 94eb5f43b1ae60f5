/** Every data set the site offers: its file in src/data, what it holds, and its schema. */
import { forkIds, forkName, forks } from '../../data/forkNames';
import {
  address,
  addresses,
  anything,
  constant,
  either,
  filled,
  flag,
  list,
  map,
  nothing,
  number,
  object,
  oneOf,
  orNull,
  pattern,
  ref,
  text,
  tuple,
  whole,
  type Schema,
} from './schema';

/** A data file that the site offers to programs. */
export interface Dataset {
  /** Path below src/data and below /data, without `.json`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly schema: Schema;
}

const range = tuple(whole('Lowest allowed'), whole('Highest allowed'));

const forkTime = object({
  timestamp: whole('Unix seconds; 0 on a chain means active since genesis'),
  utc: orNull(ref('time')),
  'note?': text(),
});

const forkTimes = object(
  Object.fromEntries(forkIds.map((fork) => [`${fork}?`, forkTime])),
  'Activation times by fork; a fork without a key is not scheduled',
);

const network = object({
  name: text(),
  'protocol_versions_addr?': address,
  superchain_config_addr: address,
  'safer_safes_addr?': address,
  op_contracts_manager_addr: orNull(address),
  l1: object({ chain_id: whole(), public_rpc: text(), explorer: text('Empty where none is named') }),
  hardforks: forkTimes,
  path: text('Path in the registry'),
});

const declared = filled(
  object({
    contract: text(),
    since: text('First of the releases read that has it'),
    'until?': text('Last of the releases read that has it; without it, the newest has'),
  }),
);

const networkId = pattern(/^[\w-]+$/, 'Network, as the registry names its groups of chains');
const perNetwork = (schema: Schema): Schema => map(schema, 'By network');
const perStandard = (schema: Schema): Schema => object({ mainnet: schema, sepolia: schema });
const block = object({ hash: ref('bytes32'), number: whole() });

const chain = object({
  name: text(),
  identifier: pattern(/^[\w-]+\/[\w-]+$/, 'Network and chain, unique'),
  chain_id: whole('EIP-155 chain id, unique'),
  superchain: networkId,
  l1_chain_id: whole(),
  parent: object({ type: text(), chain: text() }),
  public_rpc: text('Empty where none is named'),
  sequencer_rpc: text('Empty where none is named'),
  explorer: text('Empty where none is named; a few lack the URL scheme, as in the registry'),
  'superchain_level?': { ...oneOf(0, 1, 2), description: '0 neither, 1 standard candidate, 2 standard' },
  governed_by_optimism: flag(),
  superchain_time: orNull(
    whole('Unix seconds from which forks of the network are inherited; 0 always; null not at all'),
  ),
  hardfork_inheritance: flag(),
  data_availability_type: oneOf('eth-da', 'alt-da'),
  fault_proofs_status: oneOf('none', 'permissioned', 'permissionless'),
  gas_paying_token: orNull(address),
  batch_inbox_addr: address,
  block_time: whole('Seconds'),
  seq_window_size: whole('L1 blocks'),
  max_sequencer_drift: whole('Seconds; a constant of 1800 once Fjord is active'),
  hardforks: forkTimes,
  'hardfork_flags?': map(flag(), 'Switches that the registry has beside the times'),
  'interop?': object({ dependencies: list(whole('Chain whose messages it takes')) }),
  eip1559: object({ elasticity: whole(), denominator: whole(), denominator_canyon: whole() }),
  genesis: object({
    l2_time: whole('Unix seconds'),
    l2_time_utc: ref('time'),
    l1: block,
    l2: block,
    system_config: object({
      batcherAddress: address,
      overhead: ref('bytes32'),
      scalar: ref('bytes32'),
      gasLimit: whole(),
    }),
  }),
  roles: addresses('Role to the account that holds it'),
  addresses: addresses('L1 contract to its address'),
  'alt_da?': object({
    da_challenge_contract_address: address,
    da_challenge_window: whole('L1 blocks'),
    da_resolve_window: whole('L1 blocks'),
    da_commitment_type: oneOf('KeccakCommitment', 'GenericCommitment'),
  }),
  path: text('Path in the registry'),
});

const opChain = object({
  chain_id: whole(),
  l1_chain_id: whole(),
  addresses: addresses('Contract to address; names end in Proxy where the address holds a proxy'),
  roles: addresses('Role to account'),
  batch_inbox_addr: address,
  path: text(),
});

const limit = either(range, text(), whole());
const limits = (depth: number): Schema => map(depth === 0 ? limit : either(limit, limits(depth - 1)));
/** Tables of tables of limits, as the registry has them: what it adds needs no change here. */
const standardParams = limits(2);

const activation = either(
  nothing,
  text('Words where the network has no separate time'),
  object({
    timestamp: whole('Unix seconds'),
    utc: ref('time'),
    'l2_block?': whole(),
    'l2_block_computed?': whole('First L2 block at or after the time, computed'),
    'l1_block?': whole(),
    'note?': text(),
  }),
);

const execution = object({
  'planned?': ref('day'),
  tx: ref('bytes32'),
  'recorded_executed?': ref('day'),
  'what?': text(),
  task: text('Folder in superchain-ops'),
  'also?': filled(
    object({ chains: text(), tx: ref('bytes32'), task: text() }),
    'Separate transactions for other chains',
  ),
});

const upgrade = object({
  name: text(),
  upgrade_number: orNull(whole('Number of the governance proposal')),
  kind: text(),
  'status?': { ...oneOf('recorded', 'planned'), description: 'Left out where it was carried out' },
  protocol_version: orNull(text()),
  'activation?': object({ 'op_mainnet?': activation, 'op_sepolia?': activation, 'op_goerli?': activation }),
  contents: filled(text()),
  eips: list(text()),
  'eip_notes?': list(text()),
  specs_path: orNull(text('Path in ethereum-optimism/specs')),
  governance: orNull(ref('url')),
  governance_vote: orNull(ref('url')),
  op_contracts_release: orNull(text()),
  'op_program?': text(),
  'absolute_prestate?': ref('bytes32'),
  'preview_posts?': list(ref('url')),
  'l1_execution?': object({ 'op_mainnet?': execution, 'op_sepolia?': execution }),
  'later?': map(text(), 'What happened after the date of the data'),
  'remark?': text(),
  'note?': text(),
});

const predeploy = object({
  name: text(),
  address,
  introduced: oneOf('Legacy', 'Upgrade 18', ...forks.map(forkName)),
  deprecated: flag(),
  proxied: flag(),
  solidity_constant: orNull(text('Constant in Predeploys.sol')),
  in_new_chains: orNull(flag()),
  genesis_implementation: orNull(address),
  'semver_at_commit?': text('Version in the source, not what each chain runs'),
  listed_in: text(),
  'deployed_by_default?': flag(),
  'note?': text(),
});

const source = ref('source');
const otherSources = list(ref('otherSource'));
const notes = ref('notes');

const flagDefault = either(nothing, text(), number(), flag(), list(text()));
const flagThen = object(
  {
    'env?': list(text()),
    'aliases?': list(text()),
    'type?': text(),
    'default?': flagDefault,
    'required?': flag(),
    'hidden?': flag(),
    'options?': list(text()),
  },
  'Values of the baseline, where they were others',
);
const baseline = object(
  { tag: text(), commit: pattern(/^[0-9a-f]{40}$/), commit_date: ref('time') },
  'Release that additions, changes and removals are counted from',
);
const cliFlag = object({
  name: pattern(/^[a-z0-9][A-Za-z0-9._-]*$/, 'Without leading dashes'),
  env: list(pattern(/^[A-Z0-9_]+$/), 'Environment variables, the preferred one first'),
  type: text('Type in the flag library of Go'),
  default: { ...flagDefault, description: 'null = unset; durations in Go notation' },
  required: flag(),
  hidden: flag('Left out of the help text of the program'),
  'aliases?': list(text()),
  'category?': text(),
  keywords: text('A few words on what it does; empty where nobody wrote any'),
  'options?': filled(text(), 'Values it accepts'),
  'first_tag?': text('First stable release that has it'),
  'default_history?': list(tuple(text(), orNull(text())), 'Release and default, for each change'),
  'in_snapshots?': list(ref('snapshot'), 'Upgrades whose release of the component has it'),
  'deprecated?': flag('Still accepted, and no longer to be used'),
  'added?': flag('Not in the baseline'),
  'was?': flagThen,
});
const removedFlag = object({
  name: text(),
  first_tag: text(),
  last_tag: text('Last stable release that had it'),
  in_snapshots: list(ref('snapshot')),
  'env?': list(text()),
  'default?': flagDefault,
});
const flagFile = (more: Readonly<Record<string, Schema>> = {}): Schema =>
  object({
    source,
    component: text(),
    'release_tag?': text(),
    'env_prefix?': text(),
    'baseline?': baseline,
    'snapshot_tags?': {
      ...map(text(), 'Release of the component that belongs to an upgrade'),
      propertyNames: ref('snapshot'),
    },
    'notes?': notes,
    'count?': whole(),
    flags: filled(cliFlag),
    'removed_flags?': list(removedFlag),
    ...more,
  });
const command = object({
  'args?': orNull(text('Positional arguments')),
  flags: list(cliFlag),
  'inherits?': text('Command whose flags it has too'),
  'added?': flag('Not in the baseline'),
});
const constants = map(either(text(), number()));

const rpcMethod = object({
  method: pattern(/^[a-z0-9]+_[A-Za-z0-9]+$/),
  params: list(object({ name: text(), type: text() })),
  result: orNull(text('Type; null = nothing but success')),
  'requires?': text('Flag that must be set'),
  'transport?': text(),
  'in_snapshots?': list(ref('snapshot')),
  'note?': orNull(text()),
  'source_path?': text(),
});
const rpcField = object({ name: text(), type: text(), 'optional?': flag() });
const methodLists = map(filled(rpcMethod), 'Namespace to its methods');

const event = object({
  name: text(),
  signature: text('Canonical signature'),
  topic0: ref('bytes32'),
  params: list(object({ name: text(), type: text(), indexed: flag() })),
});
const errorDefinition = object({ name: text(), signature: text(), selector: ref('selector') });
const functionDefinition = either(
  object({ name: text(), getter: constant(true) }),
  object({
    name: text(),
    signature: text(),
    selector: ref('selector'),
    payable: flag(),
    view: flag(),
    returns: orNull(text()),
  }),
);

const link = object({ to: text('Route of the site, or a URL'), label: text() });
const explained = {
  id: text('Unique'),
  contract: text('The contracts or programs that answer with it'),
  meaning: text('What the error says'),
  cause: text('Why it occurs and how to fix it'),
  'link?': link,
};
const knownError = either(
  object({
    ...explained,
    kind: constant('custom'),
    name: text(),
    signature: text('Canonical signature'),
    selector: ref('selector'),
    'other_selectors?': list(ref('selector'), 'What contracts revert with in its place, by a slip'),
    inputs: list(object({ name: text(), type: text() })),
  }),
  object({ ...explained, kind: constant('string'), text: text('What the contract reverts with') }),
  object({ ...explained, kind: constant('panic'), code: whole() }),
  object({
    ...explained,
    kind: constant('rpc'),
    'name?': text(),
    'code?': { type: 'integer' },
    'text?': text('A part in angle brackets varies'),
    'generic?': { const: true, description: 'Says nothing by itself' },
  }),
);

const versions = map(text(), 'Component to version');

const cli = (name: string, description: string, schema: Schema): Dataset => ({
  name: `cli-flags/${name}`,
  title: `Flags of ${name}`,
  description,
  schema,
});

/** Every file that is offered below /data, with the schema it keeps to; the index there lists them in this order. */
export const datasets: readonly Dataset[] = [
  {
    name: 'chains',
    title: 'Chains of the Superchain Registry',
    description: 'Configuration, roles, L1 contracts and activation times of every chain in the registry.',
    schema: object({
      source,
      notes,
      counts: perNetwork(whole()),
      superchains: perNetwork(network),
      chains: filled(chain),
      left: list(
        object({
          identifier: text(),
          name: text(),
          chain_id: whole(),
          superchain: networkId,
          left: ref('day'),
        }),
        'Chains that the registry had once',
      ),
      checks: object({
        unique_chain_ids: constant(true),
        problems: list(object({ where: text(), problem: text(), value: list(whole()) })),
      }),
    }),
  },
  {
    name: 'chain-list',
    title: 'Chains in short',
    description: 'Names, ids, endpoints and activation times of the same chains, in a tenth of the size.',
    schema: object({
      source,
      facets: map(list(text()), 'What chains differ in, and the values that occur'),
      chains: filled(
        object({
          identifier: text(),
          name: text(),
          chain_id: whole(),
          superchain: networkId,
          l1_chain_id: whole(),
          public_rpc: text(),
          explorer: text(),
          block_time: whole('Seconds'),
          forks: map(whole('Unix seconds; 0 = active since genesis'), 'Fork to activation time'),
        }),
      ),
    }),
  },
  {
    name: 'contracts',
    title: 'L1 contracts, standard releases and history',
    description:
      'Contracts and roles of OP Mainnet and OP Sepolia, standard contract releases and limits, prestates, and earlier states.',
    schema: object({
      source,
      notes,
      superchain: perStandard(
        object({
          'protocol_versions_addr?': address,
          superchain_config_addr: address,
          'safer_safes_addr?': address,
        }),
      ),
      op_mainnet: opChain,
      op_sepolia: opChain,
      standard_releases: object({ standard_release_l1: text(), standard_release_l2: text() }),
      standard_versions: perStandard(
        map(
          object({
            label: text(),
            'source?': ref('otherSource'),
            prerelease: flag(),
            contracts: map(
              object({ version: text(), 'implementation_address?': address, 'address?': address }),
              'Contract to version; implementation_address is behind a proxy, address is shared, neither is deployed per chain',
            ),
          }),
          'Release tag to release, newest first',
        ),
      ),
      standard_roles: perStandard(addresses('Role to account')),
      standard_params: perStandard(standardParams),
      legacy_pre_bedrock_mainnet: object({
        source,
        note: text(),
        contracts: filled(object({ name: text(), address, path: text() })),
      }),
      prestates: object({
        latest_stable: text(),
        latest_rc: text(),
        prestates: map(
          filled(object({ type: text(), hash: ref('bytes32'), 'source?': ref('otherSource') })),
          'Version of the proof program to its prestates',
        ),
      }),
      history: filled(
        object({
          label: text(),
          network: oneOf('mainnet', 'sepolia'),
          commit: pattern(/^[0-9a-f]{40}$/),
          commit_date: ref('time'),
          path: text(),
          addresses: addresses('Contract to address'),
          roles: addresses('Role to account'),
        }),
      ),
      checks: object({
        alias: list(object({ net: text(), l2ProxyAdminOwner_is_alias_of_l1: constant(true) })),
      }),
    }),
  },
  {
    name: 'fork-names',
    title: 'Names of network upgrades',
    description:
      'What network upgrades are called, in which order they come, and their keys in the registry.',
    schema: object({
      source,
      other_sources: otherSources,
      notes,
      forks: map(
        object({
          name: text(),
          registry_key: orNull(text('Key of the activation time in the registry')),
          'former_keys?': filled(text(), 'What the registry called the key before'),
          'flags?': filled(text(), 'Switches of the registry that belong to the upgrade'),
          activation: oneOf('block', 'time', 'optional'),
          'documented?': { ...constant(true), description: 'Whether the documentation has a version of it' },
        }),
        'Key of an upgrade to its names, oldest first',
        pattern(/^[a-z_]+$/),
      ),
    }),
  },
  {
    name: 'upgrades',
    title: 'Upgrades',
    description:
      'Network and contract upgrades in the order of their proposals, with activation times and contents.',
    schema: object({
      source,
      other_sources: otherSources,
      notes,
      naming_rule: text(),
      protocol_versions: filled(object({ version: text(), date: ref('day'), name: text() })),
      upgrades: filled(upgrade),
      checks: map(anything),
    }),
  },
  {
    name: 'predeploys',
    title: 'Predeploys',
    description: 'Contracts at fixed addresses on every chain, and addresses the protocol uses.',
    schema: object({
      source,
      other_sources: otherSources,
      notes,
      namespace: object({ prefix: address, count: whole() }),
      predeploys: filled(predeploy),
      interop_predeploys: filled(predeploy),
      withdrawn_predeploys: list(predeploy, 'Announced for interop, never on a production chain'),
      upgrade_implementations: filled(
        object({
          name: text(),
          upgrade: text(),
          deployer: address,
          implementation: address,
          address_recomputed: constant(true),
          specs_path: text(),
        }),
      ),
      system_addresses: filled(object({ name: text(), address })),
      interop_implementation: addresses('Contract to implementation'),
    }),
  },
  {
    name: 'preinstalls',
    title: 'Preinstalls',
    description: 'Third-party contracts that a chain has from its first block.',
    schema: object({
      source,
      other_sources: otherSources,
      notes,
      preinstalls: filled(
        object({ name: text(), address, solidity_constant: text(), implementation_link: ref('url') }),
      ),
      checks: map(anything),
    }),
  },
  {
    name: 'tokens',
    title: 'Superchain token list',
    description:
      'Tokens of the list on Ethereum, OP Mainnet, Base and their Sepolia networks. No endorsement.',
    schema: object({
      source,
      list_version: object({ major: whole(), minor: whole(), patch: whole() }),
      list_timestamp: ref('time'),
      chains: map(text(), 'Chain id to name'),
      counts: map(whole(), 'Chain id to number of tokens'),
      notes,
      tokens: filled(
        object({
          id: text('Unique'),
          symbol: text(),
          name: text(),
          decimals: { ...whole(), maximum: 255 },
          list: oneOf('default', 'extended'),
          addresses: addresses('Chain id to address'),
          'overrides?': map(
            object({ 'name?': text(), 'symbol?': text(), 'decimals?': whole() }),
            'Chain id to what differs there',
          ),
          'nonstandard_bridges?': map(addresses('Chain id to bridge'), 'Bridges other than the standard one'),
        }),
      ),
      checks: map(list(text())),
    }),
  },
  {
    name: 'fees',
    title: 'Fees',
    description: 'Formulas, constants, storage slots and settings of L1 data fee, operator fee and base fee.',
    schema: object({
      source,
      other_sources: otherSources,
      total_fee: object({ before_isthmus: text(), after_isthmus: text(), deposits: text() }),
      vaults: filled(object({ fee: text(), vault: text(), address, 'since?': text() })),
      l1_data_fee: filled(object({ period: text(), formula: text(), specs_path: text() })),
      constants: object({
        fjord_intercept: { type: 'integer' },
        fjord_fastlz_coefficient: whole(),
        fjord_min_transaction_size: whole(),
        fjord_divisor: whole(),
        ecotone_divisor: whole(),
        bedrock_scalar_decimals: whole(),
        zero_byte_gas: whole(),
        nonzero_byte_gas: whole(),
        pre_regolith_extra_nonzero_bytes: whole(),
        source_constants_in_GasPriceOracle: map(text()),
      }),
      operator_fee: object({
        since: text(),
        formulas: filled(
          object({
            period: text(),
            formula: text(),
            operatorFeeScalar: text(),
            max_bits: whole(),
            specs_path: text(),
          }),
          'Oldest first; the last is in force',
        ),
        gas: text(),
        operatorFeeScalar: text(),
        operatorFeeConstant: text(),
        default: whole(),
        standard_config: object({ scalar: whole(), constant: whole() }),
        setter: text(),
        config_update_type: whole(),
        config_update_encoding: text(),
        gas_price_oracle_method: text(),
      }),
      minimum_base_fee: object({
        since: text(),
        unit: text(),
        default: whole(),
        rule: text(),
        setter: text(),
        getter: text(),
        config_update_type: whole(),
        header_extra_data: text(),
        payload_attributes: text(),
        specs_path: text(),
      }),
      da_footprint: object({
        since: text(),
        transaction: text(),
        block: text(),
        header_field: text(),
        base_fee: text(),
        scalar: text(),
        default_scalar: whole(),
        setter: text(),
        getter: text(),
        config_update_type: whole(),
        receipt_fields: filled(text()),
        specs_path: text(),
      }),
      l1block_storage: {
        ...map(map(either(whole(), text()))),
        properties: { address },
        required: ['address'],
      },
      scalar_encoding: object({ since: text(), layout: text(), formula: text() }),
      eip1559: object({
        OP_Mainnet: map(whole()),
        OP_Sepolia: map(whole()),
        before_canyon: text(),
        canyon_to_holocene: text(),
        since_holocene: object({
          where: text(),
          header_extra_data: text(),
          payload_attributes: text(),
          config_update_type: whole(),
          specs_path: text(),
        }),
        base_fee: text(),
      }),
      op_mainnet_settings_history: filled(
        object({
          date: ref('day'),
          what: text(),
          'baseFeeScalar?': whole(),
          'blobBaseFeeScalar?': whole(),
          'gasLimit?': whole(),
          'effective_gas_limit?': whole(),
          'gas_target?': whole(),
          'eip1559_elasticity?': whole(),
          'eip1559_denominator?': whole(),
          task: text(),
        }),
      ),
      standard_limits: object({
        max_gas_limit_upgrade_15: whole(),
        max_gas_limit_upgrade_16: whole(),
        registry_path: text(),
      }),
      selectors: map(object({ signature: text(), selector: ref('selector'), recomputed: constant(true) })),
      pectra_note: object({ eip: text(), affects: text(), base_fee_scalar_factor: text() }),
      gaps: list(text(), 'What could not be established'),
    }),
  },
  {
    name: 'protocol-params',
    title: 'Protocol parameters',
    description: 'Constants of derivation, precompiles, the deposit gas market and fault proofs.',
    schema: object({
      source,
      other_sources: otherSources,
      derivation: filled(
        object({
          name: text(),
          'before?': whole(),
          'after?': whole(),
          'value?': whole(),
          'unit?': text(),
          'changed_in?': text(),
          'since?': text(),
          'note?': text(),
        }),
      ),
      precompile_limits: filled(
        object({ name: text(), 'max_input_bytes?': whole(), 'address?': address, since: text() }),
      ),
      deposit_gas_market: constants,
      system_config_update_types: filled(object({ name: text(), value: whole(), 'since?': text() })),
      proofs: object({
        proof_maturity_delay: text(),
        dispute_game_finality_delay: text(),
        max_game_depth: whole(),
        split_depth: whole(),
        max_clock_duration: text(),
        clock_extension: text(),
        bond_withdrawal_delay: text(),
        min_large_preimage_bytes: whole(),
        large_preimage_challenge_period: text(),
        game_types: map(whole()),
        respected_game_types: filled(
          object({
            chain: text(),
            type: whole(),
            'since?': ref('day'),
            'kept?': ref('day'),
            upgrade: text(),
          }),
          'Of chains of which a source says it: since when, or when an upgrade last kept it',
        ),
        note: text(),
      }),
      transaction_gas_cap: object({ gas: whole(), since: text(), exempt: text(), eip: text() }),
      batch_inbox_convention: text(),
      l1_attributes_calldata: map(object({ selector: ref('selector'), length: whole('Bytes') })),
    }),
  },
  {
    name: 'releases',
    title: 'Releases per upgrade',
    description:
      'Newest release of each component, the versions that an upgrade asks for, and the commits behind tags.',
    schema: object({
      source,
      other_sources: otherSources,
      notes,
      docker_images: object({ registry: text(), images: filled(text()) }),
      op_geth_version_scheme: text(),
      'newest?': filled(
        object({
          component: text(),
          version: text(),
          date: ref('day'),
          role: oneOf('node', 'chain', 'interop', 'tool'),
          evidence: text('URL, or repository, commit and path'),
          'note?': text(),
        }),
        'Newest stable release of each component that a source names',
      ),
      'ended?': filled(
        object({
          component: text(),
          'last?': text(),
          ended: ref('day'),
          instead: text(),
          evidence: text('URL, or repository, commit and path'),
        }),
        'Components without support',
      ),
      upgrades: filled(
        object({
          upgrade: text(),
          'l1_fork?': text('Fork of Ethereum; such an entry belongs to no upgrade of the OP Stack'),
          mainnet: versions,
          'sepolia?': versions,
          'also?': versions,
          'later?': versions,
          'new_requirement?': text(),
          'op_contracts?': orNull(text()),
          'op_program?': text(),
          'kona_client?': text(),
          'op_proposer?': text(),
          'op_erigon?': text(),
          evidence: filled(text()),
          'confidence?': text(),
          'notes?': list(text()),
        }),
      ),
      tags: map(
        object({
          tag: text(),
          commit: pattern(/^[0-9a-f]{40}$/),
          commit_date: ref('time'),
          go_mod_op_geth: orNull(text('op-geth the code was built against, not the client it needs')),
        }),
      ),
      gaps: list(text(), 'What could not be established'),
    }),
  },
  {
    name: 'audits',
    title: 'Security reviews',
    description: 'Reviews of the OP Stack, their scope, the commit reviewed and the release that followed.',
    schema: object({
      source,
      notes,
      count: whole(),
      audits: filled(
        object({
          date: pattern(/^\d{4}-\d{2}$/, 'Month, YYYY-MM'),
          auditor: text(),
          scope: text(),
          repo_path: orNull(text()),
          'listed_link?': orNull(text()),
          'external_links?': list(ref('url')),
          'reviewed_commit?': orNull(text()),
          'subsequent_release?': orNull(text()),
          'note?': text(),
        }),
      ),
    }),
  },
  {
    name: 'events',
    title: 'Events of the protocol contracts',
    description:
      'Topics of the events of portal, messengers, bridges, system configuration and dispute games, and selectors of functions.',
    schema: object({
      source,
      notes,
      contracts: filled(
        object({ name: text(), path: text(), events: list(event), functions: list(functionDefinition) }),
      ),
    }),
  },
  {
    name: 'interop',
    title: 'Interoperability',
    description:
      'Contracts, message format, access list layout, safety levels, supervisor, devnets and supersim.',
    schema: object({
      source,
      other_sources: otherSources,
      status: text(),
      contracts: filled(
        object({
          name: text(),
          address: orNull(address),
          path: text(),
          semver: orNull(text()),
          events: list(event),
          errors: list(errorDefinition),
          functions: list(functionDefinition),
        }),
      ),
      message: object({
        identifier: filled(object({ name: text(), type: text() })),
        identifier_json_rpc: filled(text()),
        identifier_limits: map(text()),
        payload: text(),
        message_hash: text(),
        message_hash_path: text(),
        nonce_version_bits: text(),
        message_version: whole(),
      }),
      access_list: object({
        address,
        entries: filled(
          object({
            type: whole(),
            name: text(),
            layout: filled(tuple(text('Bytes, from..to, the end not included'), text())),
            'required_when?': text(),
          }),
        ),
        checksum: filled(text()),
        hash: text(),
        warm_read_threshold_gas: whole(),
        cold_sload_gas: whole(),
        warm_sload_gas: whole(),
        example: object({
          origin: address,
          blockNumber: whole(),
          logIndex: whole(),
          timestamp: whole(),
          chainId: whole(),
          payload: pattern(/^0x([0-9a-f]{2})*$/),
          msgHash: ref('bytes32'),
          logHash: ref('bytes32'),
          entry_lookup: ref('bytes32'),
          entry_checksum: ref('bytes32'),
          note: text(),
        }),
        deposit_transactions: text(),
        specs_path: text(),
      }),
      invariants: object({
        message_expiry_window_seconds: whole(),
        override_key: text(),
        timestamp: text(),
        chain_id: text(),
        specs_path: text(),
        check_timeout_for_tx_pool_seconds: whole(),
        check_timeout_for_block_builder: whole(),
      }),
      safety_levels: filled(object({ value: text(), 'rpc_label?': orNull(text()), 'name?': text() })),
      dependency_set_json: map(anything),
      super_root: object({ version: whole(), encoding: text(), path: text() }),
      supervisor: object({
        rpc: filled(text()),
        admin: filled(text()),
        flags: filled(text()),
        flags_file: text(),
        rpc_file: text(),
        errors: filled(object({ name: text(), code: { type: 'integer' }, grpc_category: text() })),
        errors_specs_path: text(),
        default_interop_rpc_port_on_op_node: whole(),
      }),
      topic_hashes: map(ref('bytes32'), 'Event to topic 0'),
      error_selectors: map(map(ref('selector')), 'Contract to error to selector'),
      storage_slots: map(object({ preimage: text(), value: ref('bytes32'), matches_source: constant(true) })),
      devnets: filled(
        object({
          name: text(),
          chain_id: whole(),
          rpc: orNull(ref('url')),
          sequencer: orNull(ref('url')),
          explorers: list(ref('url')),
          l1_chain_id: whole(),
          optimism_portal: address,
          'docs_path?': text(),
          'registry_path?': text(),
          'interop_time?': object({ timestamp: whole(), utc: ref('time') }),
        }),
      ),
      devnet_app_contracts: object({
        networks: filled(text()),
        uniswap_v4: addresses('Contract to address'),
      }),
      supersim: object({
        l1_chain_id: whole(),
        l1_port: whole(),
        l2: filled(
          object({
            name: text(),
            chain_id: whole(),
            port: whole(),
            l1_contracts: addresses('Contract to address'),
          }),
        ),
        block_time_l1: whole('Seconds'),
        block_time_l2: whole('Seconds'),
        default_l2_count: whole(),
        admin_port: whole(),
        autorelay_account: address,
        dev_mnemonic: text(),
        source,
      }),
      spec_vs_code: list(object({ topic: text(), specs: text(), code: text() })),
      checks: map(anything),
    }),
  },
  {
    name: 'json-rpc',
    title: 'JSON-RPC methods',
    description: "Methods of the OP Stack's own services, and what op-reth adds to those of Ethereum.",
    schema: object({
      source,
      other_sources: otherSources,
      notes,
      namespaces: object({
        'op-node': methodLists,
        'op-reth': object({
          extra_methods: filled(rpcMethod),
          receipt_fields: filled(
            object({ name: text(), type: text(), since: oneOf(...forks), note: orNull(text()) }),
          ),
          deposit_tx: object({ type: text(), fields: filled(rpcField) }),
          conditional_constants: map({ type: 'integer' }),
          historical: text(),
        }),
        'op-conductor': methodLists,
        'op-batcher': methodLists,
        'op-proposer': methodLists,
        supersim: object({
          admin: filled(rpcMethod),
          http: filled(object({ path: text(), method: text(), 'note?': text() })),
          default_port: whole(),
        }),
      }),
      types: map(filled(rpcField), 'Type to its fields'),
      error_codes: object({ opstack_build: map({ type: 'integer' }) }),
    }),
  },
  cli('op-node', 'Flags of the consensus client.', flagFile()),
  cli('op-batcher', 'Flags of the service that publishes transaction data.', flagFile()),
  cli('op-proposer', 'Flags of the service that proposes output roots.', flagFile()),
  cli('op-challenger', 'Flags of the service that plays dispute games.', flagFile()),
  cli('op-conductor', 'Flags of the service that keeps a sequencer available.', flagFile()),
  cli('op-supervisor', 'Flags of the service that verifies cross-chain messages. Pre-release.', flagFile()),
  cli('op-dispute-mon', 'Flags of the service that watches dispute games.', flagFile()),
  cli('op-supernode', 'Flags of the consensus client that follows several chains. Interop.', flagFile()),
  cli(
    'op-interop-filter',
    'Flags of the service that checks cross-chain messages for a client. Interop.',
    flagFile(),
  ),
  cli('op-program', 'Flags of the fault proof program.', flagFile()),
  cli('da-server', 'Flags of an Alt-DA storage server.', flagFile()),
  cli(
    'op-geth',
    'Flags the execution client adds to go-ethereum, and defaults it changes.',
    flagFile({
      based_on: text(),
      compared_with: text(),
      changed_defaults: list(
        object({ name: text(), upstream_default: text(), op_geth_default: text(), keywords: text() }),
      ),
    }),
  ),
  cli(
    'op-deployer',
    'Commands of the tool that deploys and upgrades chains.',
    object({
      source,
      component: text(),
      release_tag: text(),
      env_prefix: text(),
      'baseline?': baseline,
      notes,
      commands: map(command),
      'removed?': list(object({ command: text(), 'flag?': text() }), 'What the baseline had'),
      standard_constants: constants,
    }),
  ),
  cli('kona-node', 'Flags of the consensus client in Rust.', flagFile()),
  cli(
    'op-reth',
    'Flags that the execution client op-reth adds to reth.',
    object({
      source,
      component: text(),
      release_tag: text(),
      env_prefix: { type: 'string' },
      'baseline?': baseline,
      notes,
      commands: map(command),
      'removed?': list(object({ command: text(), 'flag?': text() }), 'What the baseline had'),
    }),
  ),
  cli(
    'supersim',
    'Commands of the simulator that runs several chains on one machine.',
    object({
      source,
      component: text(),
      'release_tag?': text(),
      env_prefix: text(),
      'baseline?': baseline,
      notes,
      commands: map(command),
      'removed?': list(object({ command: text(), 'flag?': text() }), 'What the baseline had'),
    }),
  ),
  {
    ...cli(
      'proxyd',
      'Configuration fields, errors and headers of the RPC proxy.',
      object({
        source,
        component: text(),
        notes,
        invocation: text(),
        sections: filled(
          object({
            section: text('TOML table; (root) for keys outside any'),
            fields: filled(
              object({
                key: text(),
                type: text(),
                'default?': either(text(), number()),
                'keywords?': text(),
                'first_tag?': text('First stable release that has it, if later than the first one read'),
              }),
            ),
          }),
        ),
        'removed?': filled(object({ field: text('section.key'), last_tag: text() })),
        cached_methods: filled(text()),
        errors: filled(object({ name: text(), code: { type: 'integer' }, http: orNull(whole()) })),
        headers: filled(text()),
      }),
    ),
    title: 'Configuration of proxyd',
  },
  {
    name: 'errors',
    title: 'Errors',
    description: 'Errors of contracts, clients and tools: what each means and what to do about it.',
    schema: object({
      source,
      other_sources: otherSources,
      groups: filled(
        object({
          id: text('Unique'),
          title: text(),
          sources: filled(text('Repository, commit and path')),
          link,
          errors: filled(knownError),
        }),
      ),
    }),
  },
  {
    name: 'contract-errors',
    title: 'Errors by release',
    description:
      'Every custom error in the ABIs of op-contracts, with the contracts and releases that declare it.',
    schema: object({
      source,
      other_sources: otherSources,
      releases: filled(text(), 'Tags of op-contracts, oldest first'),
      errors: filled(
        object({
          signature: text(),
          selector: ref('selector'),
          inputs: list(object({ name: text(), type: text() })),
          contracts: declared,
        }),
      ),
    }),
  },
  {
    name: 'contract-events',
    title: 'Events by release',
    description: 'Every event in the ABIs of op-contracts, with the contracts and releases that declare it.',
    schema: object({
      source,
      other_sources: otherSources,
      releases: filled(text(), 'Tags of op-contracts, oldest first'),
      events: filled(object({ signature: text(), topic: ref('bytes32'), contracts: declared })),
    }),
  },
  {
    name: 'glossary',
    title: 'Glossary',
    description: 'Terms of the OP Stack with definitions of our own.',
    schema: object({
      source,
      other_sources: otherSources,
      notes,
      terms: filled(
        object({
          id: pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Anchor on the glossary page, unique'),
          term: text(),
          'aliases?': filled(text(), 'Other names of the same thing'),
          definition: text('One or two sentences'),
          'page?': pattern(/^\/[\w/-]*(#[\w-]+)?$/, 'Route that says more'),
          'see?': filled(text(), 'Ids of related terms'),
        }),
      ),
    }),
  },
];
