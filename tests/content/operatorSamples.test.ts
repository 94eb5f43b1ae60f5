/**
 * Files and scripts that operators save from pages. The services need a public L1, so tests do not start
 * them, but check that files parse, settings exist, ports and variables agree, and scripts print what pages
 * show.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { decodeAbiParameters, decodeFunctionData, hexToString, parseAbi, type Hex } from 'viem';
import { parse as parseYaml } from 'yaml';
import { root } from '../support/repository';
import { toolFolder } from '../tutorials/support/tools';

const tutorials = path.join(root, 'docs/operators/chain-operators/tutorials');
const page = (name: string) => readFileSync(path.join(tutorials, `${name}.mdx`), 'utf8');
const sample = (name: string) => path.join(tutorials, '_samples', name);
const account = (digit: string) => `0x${digit.repeat(40)}` as const;

/** `npm run check` does without Foundry where it is not installed, and says so; `npm test` never does. */
const hasFoundry = process.env.WITHOUT_FOUNDRY === undefined;
const describeWithFoundry = hasFoundry ? describe : describe.skip;

function run(script: string, args: readonly string[], env: Record<string, string>, cwd?: string): string {
  const folders = [...(hasFoundry ? [toolFolder('cast')] : []), process.env.PATH ?? ''];
  return execFileSync('sh', [sample(script), ...args], {
    cwd,
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: folders.join(path.delimiter), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'operator-samples-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Service {
  readonly image: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}

interface FlagFile {
  readonly env_prefix: string;
  readonly flags: readonly { readonly name: string; readonly env?: readonly string[] | null }[];
  readonly removed_flags?: readonly { readonly name: string; readonly last_tag: string }[];
}

/** A program's flags, if the site knows all; of op-reth it only knows additions to reth. */
function flagsOf(program: string): FlagFile | undefined {
  const file = path.join(root, `src/data/cli-flags/${program}.json`);
  return existsSync(file) && program !== 'op-reth'
    ? (JSON.parse(readFileSync(file, 'utf8')) as FlagFile)
    : undefined;
}

/** Settings newer than the site's flag data. Remove one once the data has it. */
const newer: readonly string[] = [];

describe('compose.yaml of the rollup tutorial', () => {
  const tutorial = page('create-l2-rollup');
  const text = readFileSync(sample('create-l2-rollup/compose.yaml'), 'utf8');
  const { services } = parseYaml(text) as { services: Readonly<Record<string, Service>> };
  const settings = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
  const setting = (name: string) => settings.find(([key]) => key === name)?.[1];

  it('has every service the tutorial starts', () => {
    const started = [...tutorial.matchAll(/^docker compose up -d ([a-z-]+)$/gm)].map(([, name]) => name);
    expect([...new Set(started)].sort()).toEqual(Object.keys(services).sort());
  });

  it.each(Object.entries(services))("runs %s at the page's version", (name, { image }) => {
    const [, program, version] = /\/images\/([a-z-]+):(v\d+\.\d+\.\d+)$/.exec(image) ?? [];
    expect(program).toBe(name);
    expect(tutorial).toContain(`\`${name}\` \`${String(version)}\``);
  });

  it.each(Object.entries(services))(
    'gives %s only existing settings',
    (name, { command, environment = {} }) => {
      const known = flagsOf(name);
      if (known === undefined) return;
      const names = known.flags.flatMap(({ env }) => env ?? []);
      const unknown = Object.keys(environment).filter((key) => !names.includes(key) && !newer.includes(key));
      expect(unknown).toEqual([]);
      const options = command.flatMap((each) => /^--([a-z0-9.-]+)/.exec(each)?.[1] ?? []);
      expect(options.filter((each) => !known.flags.some((flag) => flag.name === each))).toEqual([]);
    },
  );

  it('knows which settings are newer than the data', () => {
    const known = Object.keys(services).flatMap(
      (name) => flagsOf(name)?.flags.flatMap(({ env }) => env ?? []) ?? [],
    );
    const used = newer.filter((name) => setting(name) !== undefined);
    expect(used).toEqual(newer);
    expect(newer.filter((name) => known.includes(name))).toEqual([]);
    expect(known.length).toBeGreaterThan(200);
  });

  it('publishes ports only on localhost, consistent with every address', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => ({
        name,
        ...(/^(?<host>[\d.]+):(?<outer>\d+):(?<inner>\d+)$/.exec(port)?.groups ?? {}),
      })),
    );
    expect(published).toEqual([
      { name: 'op-reth', host: '127.0.0.1', outer: '8545', inner: '8545' },
      { name: 'op-node', host: '127.0.0.1', outer: '9545', inner: '9545' },
    ]);
    const command = services['op-reth']?.command ?? [];
    const listening = {
      'op-reth': command.flatMap((each) => /^--(?:http|authrpc)\.port=(\d+)$/.exec(each)?.[1] ?? []),
      'op-node': [setting('OP_NODE_RPC_PORT')],
    };
    const called = [...text.matchAll(/http:\/\/(op-[a-z]+):(\d+)/g)].map(([, name, port]) => [name, port]);
    expect(called.length).toBeGreaterThan(5);
    for (const [name, port] of called) expect(listening[name as keyof typeof listening]).toContain(port);
    const used = [...tutorial.matchAll(/http:\/\/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
    expect([...new Set(used)].sort()).toEqual(['8545', '9545']);
  });

  it('lets the batcher throttle and the challenger look back', () => {
    const api = services['op-reth']?.command.find((each) => each.startsWith('--http.api=')) ?? '';
    expect(api.slice('--http.api='.length).split(',')).toEqual(
      expect.arrayContaining(['eth', 'debug', 'miner']),
    );
    expect(services['op-reth']?.command).not.toContain('--full');
    expect(setting('OP_NODE_SAFEDB_PATH')).toBe('/data/safedb');
  });

  it('requires only variables that the page writes to .env', () => {
    const made = tutorial.match(/for name in ([A-Z ]+); do\n {2}key=/)?.[1]?.split(' ') ?? [];
    const written = [
      ...made.flatMap((name) => [`${name}_KEY`, `${name}_ADDRESS`]),
      ...[...tutorial.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name),
      ...[...tutorial.matchAll(/^ {2}echo "([A-Z0-9_]+)=\$\(jq/gm)].map(([, name]) => name),
    ];
    const asked = [...new Set([...text.matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, name]) => name))];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !written.includes(name))).toEqual([]);
  });

  it('reads only files from mounted folders', () => {
    for (const [name, { command, environment = {}, volumes = [] }] of Object.entries(services)) {
      const mounted = volumes.map((volume) => volume.split(':')[1] ?? '');
      const files = [...command, ...Object.values(environment)].flatMap(
        (each) => /^(?:--[a-z.]+=)?(?:file:\/\/)?(\/[a-z].*)$/.exec(each)?.[1] ?? [],
      );
      const missing = files.filter((file) => !mounted.some((folder) => file.startsWith(folder)));
      expect({ name, missing }).toEqual({ name, missing: [] });
    }
  });
});

describe('intent.sh', () => {
  const opcm = account('7');
  const names = ['ADMIN', 'SEQUENCER', 'BATCHER', 'PROPOSER', 'CHALLENGER'];
  const addresses = Object.fromEntries(names.map((name, at) => [`${name}_ADDRESS`, account(String(at + 1))]));
  const env = { ...addresses, UPGRADE_OWNER: account('9'), CHAIN_ID: '424242' };

  function written(before: string): string {
    return inFolder((folder) => {
      mkdirSync(path.join(folder, 'deployment'));
      const file = path.join(folder, 'deployment/intent.toml');
      writeFileSync(file, before);
      run('create-l2-rollup/intent.sh', [], env, folder);
      return readFileSync(file, 'utf8');
    });
  }

  it('writes an intent with the accounts of .env and the manager that init found', () => {
    const intent = parseToml(written(`configType = "standard-overrides"\nopcmAddress = "${opcm}"\n`));
    expect(intent).toMatchObject({
      configType: 'standard-overrides',
      l1ChainID: 11155111,
      opcmAddress: opcm,
      l1ContractsLocator: 'embedded',
      l2ContractsLocator: 'embedded',
    });
    expect(intent).not.toHaveProperty('superchainRoles');
    const [chain] = intent.chains as [Record<string, unknown>];
    expect(BigInt(chain.id as string)).toBe(424242n);
    expect(chain.id).toMatch(/^0x[0-9a-f]{64}$/);
    for (const vault of ['baseFee', 'l1Fee', 'sequencerFee', 'operatorFee']) {
      expect(chain).toHaveProperty(`${vault}VaultRecipient`, addresses.ADMIN_ADDRESS);
    }
    expect(chain.roles).toEqual({
      l1ProxyAdminOwner: env.UPGRADE_OWNER,
      l2ProxyAdminOwner: addresses.ADMIN_ADDRESS,
      systemConfigOwner: addresses.ADMIN_ADDRESS,
      unsafeBlockSigner: addresses.SEQUENCER_ADDRESS,
      batcher: addresses.BATCHER_ADDRESS,
      proposer: addresses.PROPOSER_ADDRESS,
      challenger: addresses.CHALLENGER_ADDRESS,
    });
    expect(chain.deployOverrides).toEqual({ l2GenesisKarstTimeOffset: '0x0' });
  });

  it('stops if init has found no manager', () => {
    const message = 'There is no opcmAddress in deployment/intent.toml';
    expect(() => written('configType = "custom"\n')).toThrow(message);
    expect(page('create-l2-rollup')).toContain(`### \`${message}\``);
  });
});

const upgrade = parseAbi([
  'struct Game { bool enabled; uint256 initBond; uint32 gameType; bytes gameArgs; }',
  'struct Extra { string key; bytes data; }',
  'struct Input { address systemConfig; Game[] games; Extra[] extra; }',
  'function upgrade(Input input)',
]);

function decoded(calldata: string) {
  const {
    args: [input],
  } = decodeFunctionData({ abi: upgrade, data: calldata as Hex });
  return {
    systemConfig: input.systemConfig,
    types: input.games.map(({ gameType }) => gameType),
    on: Object.fromEntries(
      input.games.flatMap(({ enabled, gameType, initBond, gameArgs }) =>
        enabled ? [[gameType, { initBond, gameArgs }]] : [],
      ),
    ),
    off: input.games.filter(({ enabled }) => !enabled),
    extra: Object.fromEntries(input.extra.map(({ key, data }) => [key, data])),
  };
}

const hash = (byte: string) => `0x${byte.repeat(32)}` as const;
const bytes32 = [{ type: 'bytes32' }] as const;
const uint32 = [{ type: 'uint32' }] as const;
const RESPECTED = 'overrides.cfg.startingRespectedGameType';

describeWithFoundry('upgrade-v7.sh', () => {
  const env = {
    SYSTEM_CONFIG: account('a'),
    PROPOSER: account('b'),
    CHALLENGER: account('c'),
    PERMISSIONED_PRESTATE: hash('de'),
    KONA_PRESTATE: hash('03'),
    RESPECTED: '8',
    BOND: '80000000000000000',
  };
  const calldata = (changes: Record<string, string> = {}) =>
    decoded(run('dispute-games/upgrade-v7.sh', [], { ...env, ...changes }));

  it('declares all types in the order of manager 7.1.17', () => {
    const { systemConfig, types, on, off, extra } = calldata();
    expect(systemConfig.toLowerCase()).toBe(env.SYSTEM_CONFIG);
    expect(types).toEqual([0, 1, 8, 4, 5, 9, 10]);
    expect(Object.keys(on)).toEqual(['1', '8']);
    expect(off.every(({ initBond, gameArgs }) => initBond === 0n && gameArgs === '0x')).toBe(true);
    expect(Object.keys(extra)).toEqual([RESPECTED]);
  });

  it('encodes what the two games need', () => {
    const { on, extra } = calldata();
    expect([on[1]?.initBond, on[8]?.initBond]).toEqual([80000000000000000n, 80000000000000000n]);
    const [prestate, proposer, challenger] = decodeAbiParameters(
      [{ type: 'bytes32' }, { type: 'address' }, { type: 'address' }],
      on[1]?.gameArgs ?? '0x',
    );
    expect([prestate, proposer.toLowerCase(), challenger.toLowerCase()]).toEqual([
      env.PERMISSIONED_PRESTATE,
      env.PROPOSER,
      env.CHALLENGER,
    ]);
    expect(decodeAbiParameters(bytes32, on[8]?.gameArgs ?? '0x')).toEqual([env.KONA_PRESTATE]);
    expect(decodeAbiParameters(uint32, extra[RESPECTED] ?? '0x')).toEqual([8]);
  });

  it('disables type 8, and permits the new contract of an upgrade from v6.0.0', () => {
    const { on, extra } = calldata({ KONA_PRESTATE: 'none', RESPECTED: '1', FROM_V6: 'yes' });
    expect(Object.keys(on)).toEqual(['1']);
    expect(decodeAbiParameters(uint32, extra[RESPECTED] ?? '0x')).toEqual([1]);
    expect(hexToString(extra.PermittedProxyDeployment ?? '0x')).toBe('DelayedWETH');
  });

  it('stops if a value is missing', () => {
    expect(() => calldata({ BOND: '' })).toThrow('BOND');
  });
});

describeWithFoundry('upgrade-v8.sh', () => {
  const env = {
    SYSTEM_CONFIG: account('a'),
    PROPOSER: account('b'),
    ANCHOR_ROOT: hash('11'),
    ANCHOR_TIMESTAMP: '1790000000',
  };
  const calldata = (changes: Record<string, string>) =>
    decoded(run('upgrade-to-super-roots/upgrade-v8.sh', [], { ...env, ...changes }));
  const permissionless = { RESPECTED: '9', BOND: '80000000000000000', KONA_PRESTATE: hash('03') };

  it.each([
    ['stays permissioned', { RESPECTED: '5' }, [5]],
    ['becomes permissionless', permissionless, [5, 9]],
  ])('declares the types of manager 8 for a chain that %s', (_, changes, on) => {
    const input = calldata(changes);
    expect(input.types).toEqual([0, 1, 8, 5, 9, 10]);
    expect(Object.keys(input.on).map(Number)).toEqual(on);
    expect(input.on[5]?.initBond).toBe(0n);
    const [proposer] = decodeAbiParameters([{ type: 'address' }], input.on[5]?.gameArgs ?? '0x');
    expect(proposer.toLowerCase()).toBe(env.PROPOSER);
    expect(decodeAbiParameters(uint32, input.extra[RESPECTED] ?? '0x')).toEqual([Number(changes.RESPECTED)]);
  });

  it("sets bond and program of type 9, and the registry's anchor", () => {
    const { on, extra } = calldata(permissionless);
    expect(on[9]?.initBond).toBe(80000000000000000n);
    expect(decodeAbiParameters(bytes32, on[9]?.gameArgs ?? '0x')).toEqual([permissionless.KONA_PRESTATE]);
    const anchor = extra['overrides.cfg.startingAnchorRoot'] ?? '0x';
    expect(decodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], anchor)).toEqual([
      env.ANCHOR_ROOT,
      1790000000n,
    ]);
  });

  it('rejects another respected type', () => {
    expect(() => calldata({ RESPECTED: '8' })).toThrow('RESPECTED is 5 or 9.');
  });
});

/** The tutorials' substitute for jq cannot do all of this, so it needs the real one. */
const hasJq = (process.env.PATH ?? '')
  .split(path.delimiter)
  .some((folder) => existsSync(path.join(folder, 'jq')));
(hasJq ? describe : describe.skip)('kona-configs.sh', () => {
  const rollup = {
    genesis: {
      l1: { hash: hash('01'), number: 1 },
      l2: { hash: hash('02'), number: 0 },
      l2_time: 1790000000,
    },
    block_time: 2,
    max_sequencer_drift: 600,
    seq_window_size: 3600,
    l1_chain_id: 11155111,
    l2_chain_id: 424242,
    regolith_time: 0,
    jovian_time: 0,
    karst_time: 0,
    batch_inbox_address: account('1'),
    deposit_contract_address: account('2'),
    l1_system_config_address: account('3'),
    chain_op_config: { eip1559Elasticity: 6, eip1559Denominator: 50, eip1559DenominatorCanyon: 250 },
  };
  const read = (name: string): unknown =>
    inFolder((folder) => {
      const file = path.join(folder, 'rollup.json');
      writeFileSync(file, JSON.stringify(rollup));
      run('absolute-prestate/kona-configs.sh', ['my-rollup', 'sepolia', file, folder], {});
      return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;
    });

  it('takes the rules of the chain from rollup.json', () => {
    const { superchains } = read('configs.json') as {
      superchains: readonly { config: unknown; chains: readonly Record<string, unknown>[] }[];
    };
    expect(superchains).toHaveLength(1);
    expect(superchains[0]?.config).toMatchObject({ name: 'sepolia', l1: { chain_id: 11155111 } });
    expect(superchains[0]?.chains).toHaveLength(1);
    expect(superchains[0]?.chains[0]).toMatchObject({
      Name: 'my-rollup',
      l2_chain_id: 424242,
      block_time: 2,
      seq_window_size: 3600,
      hardfork_configuration: { regolith_time: 0, jovian_time: 0, karst_time: 0 },
      optimism: rollup.chain_op_config,
      genesis: rollup.genesis,
      Addresses: { OptimismPortalProxy: account('2'), SystemConfigProxy: account('3') },
    });
    expect(superchains[0]?.chains[0]?.hardfork_configuration).not.toHaveProperty('block_time');
  });

  it('names the chain, and a dependency set of only this chain', () => {
    expect(read('chainList.json')).toMatchObject([
      { name: 'my-rollup', identifier: 'sepolia/my-rollup', chainId: 424242, parent: { chain: 'sepolia' } },
    ]);
    expect(read('depsets.json')).toEqual([
      { dependencies: { 424242: {} }, overrideMessageExpiryWindow: null },
    ]);
  });
});
