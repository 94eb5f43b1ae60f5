import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chainListOf, defaultDetailsOf } from '../../../src/data/chainExcerpts';
import { type ChainsFile } from '../../../src/data/chains';
import { type ContractsFile } from '../../../src/data/contracts';
import { decisionsOn } from '../../../src/refresh/registry/decisions';
import { differences } from '../../../src/refresh/registry/differences';
import { formatRegistryNotice, RegistryError } from '../../../src/refresh/registry/fields';
import {
  readRegistry,
  serialize,
  withHistory,
  type RegistryData,
  type RegistryFiles,
} from '../../../src/refresh/registry/readRegistry';
import { refreshData } from '../../../tests/support/refreshData';
import { root } from '../../../tests/support/repository';
import { filesBelow } from '../../support/filesBelow';

const fixture = join(root, 'tests/fixtures/registry');
const at = { commit: 'a'.repeat(40), commit_date: '2025-06-09T15:02:16+00:00' };
const op = 'superchain/configs/mainnet/op.toml';
const late = 'superchain/configs/mainnet/late.toml';
const network = 'superchain/configs/mainnet/superchain.toml';
const fromL1 = 'superchain/extra/addresses/addresses.json';

const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const contracts = json<ContractsFile>(join(root, 'src/data/contracts.json'));
const chains = json<ChainsFile>(join(root, 'src/data/chains.json'));
/** No data from earlier runs. */
const current = {
  chains: { ...chains, source: { ...chains.source, commit_date: at.commit_date }, chains: [], left: [] },
  contracts,
};

/** The fixture with files replaced, or removed by undefined. */
function registry(changes: Readonly<Record<string, string | undefined>> = {}): RegistryFiles {
  return {
    list: (folder) => (existsSync(join(fixture, folder)) ? readdirSync(join(fixture, folder)) : []),
    read: (path) => {
      if (path in changes) return changes[path];
      const full = join(fixture, path);
      return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
    },
  };
}

const text = (path: string): string => readFileSync(join(fixture, path), 'utf8');
const read = (changes?: Readonly<Record<string, string | undefined>>): RegistryData =>
  readRegistry(registry(changes), at, current);

/** Printed notices of a run. */
const noticesOf = (changes?: Readonly<Record<string, string | undefined>>): readonly string[] =>
  read(changes).notices.map(formatRegistryNotice);

function problemsOf(changes: Readonly<Record<string, string | undefined>>): string {
  try {
    read(changes);
  } catch (error) {
    if (error instanceof RegistryError) return error.message;
    throw error;
  }
  throw new Error('The registry was read without a problem.');
}

describe('reading a registry checkout', () => {
  const data = read();

  it('takes every chain of every network, without the network files', () => {
    expect(data.chains.chains.map(({ identifier }) => identifier)).toEqual([
      'mainnet/late',
      'mainnet/op',
      'sepolia/op',
    ]);
    expect(data.chains.counts).toMatchObject({ mainnet: 2, sepolia: 1 });
  });

  it('names its commit', () => {
    expect(data.chains.source).toMatchObject({ repo: 'ethereum-optimism/superchain-registry', ...at });
    expect(data.contracts.source).toMatchObject(at);
  });

  it('takes proof type and parent from the chain list, their only source', () => {
    const chain = data.chains.chains.find(({ identifier }) => identifier === 'mainnet/op');
    expect(chain).toMatchObject({
      fault_proofs_status: 'permissionless',
      parent: { type: 'L2', chain: 'mainnet' },
    });
  });

  it('reads optional fields', () => {
    const late = data.chains.chains.find(({ identifier }) => identifier === 'mainnet/late');
    expect(late?.alt_da?.da_commitment_type).toBe('KeccakCommitment');
    expect(late?.gas_paying_token).toMatch(/^0x.*[A-F]/);
    expect(late?.hardforks.canyon).toEqual({ timestamp: 0, utc: null, note: 'active at genesis' });
    expect(late?.hardforks.isthmus).toEqual({ timestamp: 1750000000, utc: '2025-06-15T15:06:40Z' });
  });

  it("notes, without an error, a fork at another time than the network's", () => {
    expect(data.chains.checks.problems).toEqual([
      {
        where: 'mainnet/late',
        problem: 'inherits superchain forks but isthmus differs from superchain.toml',
        value: [1750000000, 1746806401],
      },
    ]);
  });

  it('keeps handwritten labels and history, and names a new release by its tag', () => {
    const versions = data.contracts.standard_versions.mainnet;
    expect(versions['op-contracts/v3.0.0']?.label).toBe(
      current.contracts.standard_versions.mainnet['op-contracts/v3.0.0']?.label,
    );
    expect(versions['op-contracts/v9.9.9-rc.1']).toMatchObject({
      label: 'op-contracts/v9.9.9-rc.1',
      prerelease: true,
      contracts: { fault_dispute_game: { version: '1.4.1' } },
    });
    expect(data.contracts.history).toEqual(current.contracts.history);
    expect(data.contracts.legacy_pre_bedrock_mainnet).toEqual(current.contracts.legacy_pre_bedrock_mainnet);
  });

  it('has the same chains in the short list', () => {
    const { source, chains } = chainListOf(data.chains);
    expect(source).toEqual(data.chains.source);
    expect(chains.map(({ chain_id }) => chain_id)).toEqual(
      data.chains.chains.map(({ chain_id }) => chain_id),
    );
    expect(chains[0]?.forks).toEqual({ canyon: 0, isthmus: 1750000000 });
  });
});

it('has the details of the default chain', () => {
  const { chains } = read();
  const assumed = chains.chains.find(({ identifier }) => identifier === 'mainnet/op');
  expect(defaultDetailsOf(chains)).toMatchObject({
    identifier: 'mainnet/op',
    addresses: assumed?.addresses,
    roles: assumed?.roles,
    genesis_gas_limit: assumed?.genesis.system_config.gasLimit,
    l1: chains.superchains.mainnet?.l1,
  });
});

it('treats forks up to the first block as genesis forks, only in the short list', () => {
  const forksOf = (l2Time: number) => {
    const { chains } = read({
      [late]: text(late).replace(/l2_time = \d+/, `l2_time = ${l2Time}`),
    });
    return [chains.chains[0]?.hardforks.isthmus?.timestamp, chainListOf(chains).chains[0]?.forks];
  };
  expect(forksOf(1749999999)).toEqual([1750000000, { canyon: 0, isthmus: 1750000000 }]);
  expect(forksOf(1750000000)).toEqual([1750000000, { canyon: 0, isthmus: 0 }]);
  expect(forksOf(1750000001)).toEqual([1750000000, { canyon: 0, isthmus: 0 }]);
});

describe('changes in the registry', () => {
  const chain = (data: RegistryData, identifier: string) =>
    data.chains.chains.find((each) => each.identifier === identifier);
  const account = (digit: string): string => `0x${digit.repeat(40)}`;

  it('include unknown fields, which are reported once and left out', () => {
    const changes = {
      [op]: text(op).replace('chain_id', 'shiny = true\nchain_id'),
      [late]: text(late).replace('chain_id', 'shiny = 5\nchain_id'),
    };
    expect(noticesOf(changes)).toContain(`chains: shiny is unknown and was left out (2: ${late}, ${op})`);
    expect(read(changes).chains.chains).toEqual(read().chains.chains);
    expect(noticesOf().filter((notice) => notice.includes('unknown'))).toEqual([]);
  });

  it('include times of unknown upgrades, which are reported and left out', () => {
    const changes = { [op]: text(op).replace('isthmus_time', 'quartz_time = 1\n  isthmus_time') };
    expect(noticesOf(changes)).toContain(
      'chains: hardforks.quartz_time is the time of an upgrade that src/data/fork-names.json lacks, and was left out (1: mainnet/op)',
    );
    expect(read(changes).chains.chains).toEqual(read().chains.chains);
  });

  it('include upgrade keys that were renamed', () => {
    const changes = { [op]: text(op).replace('isthmus_time', 'interop_time = 1800000000\n  isthmus_time') };
    expect(chain(read(changes), 'mainnet/op')?.hardforks.lagoon?.timestamp).toBe(1800000000);
  });

  it('keep switches among the times, and report one that no upgrade lists', () => {
    const changes = {
      [op]: text(op).replace('isthmus_time', 'keep_karst_upgrade_gas = true\n  odd = false\n  isthmus_time'),
    };
    expect(chain(read(changes), 'mainnet/op')?.hardfork_flags).toEqual({
      keep_karst_upgrade_gas: true,
      odd: false,
    });
    expect(noticesOf(changes).filter((notice) => notice.includes('switch'))).toEqual([
      'chains: hardforks.odd is a switch that src/data/fork-names.json does not list (1: mainnet/op)',
    ]);
  });

  it("keep a chain's dependency set and the guard of the Safes", () => {
    const changes = {
      [op]: `${text(op)}\n[interop]\n[interop.dependencies]\n[interop.dependencies.20]\n[interop.dependencies.10]\n`,
      [network]: text(network).replace('name =', `safer_safes_addr = "${account('1')}"\nname =`),
    };
    const data = read(changes);
    expect(chain(data, 'mainnet/op')?.interop).toEqual({ dependencies: [10, 20] });
    expect(data.chains.superchains.mainnet?.safer_safes_addr).toBe(account('1'));
    expect(data.contracts.superchain.mainnet.safer_safes_addr).toBe(account('1'));
  });

  it('may remove levels and the ProtocolVersions address, which is reported', () => {
    const before = read();
    const changes = {
      [op]: text(op).replace(/superchain_level = \d\n/, ''),
      [late]: text(late).replace(/superchain_level = \d\n/, ''),
      [network]: text(network).replace(/protocol_versions_addr.*\n/, ''),
    };
    const data = readRegistry(registry(changes), at, { ...current, chains: before.chains });
    expect(chain(data, 'mainnet/op')).not.toHaveProperty('superchain_level');
    expect(chainListOf(data.chains).facets.level).toEqual(
      chainListOf(before.chains).facets.level.slice(0, 1),
    );
    expect(data.notices.map(formatRegistryNotice)).toEqual(
      expect.arrayContaining([
        'superchain.toml: protocol_versions_addr is gone from the registry (1: mainnet)',
        'superchain_level is gone from the registry (2: mainnet/late, mainnet/op)',
      ]),
    );
  });

  it('use accounts read from L1, otherwise the configuration, and report both', () => {
    const { Guardian = '', ...others } = chain(read(), 'mainnet/op')?.roles ?? {};
    const listed = { 10: { Guardian: account('2'), EthLockboxProxy: account('3') } };
    const data = read({ [fromL1]: JSON.stringify(listed) });
    expect(Guardian).not.toBe('');
    expect(chain(data, 'mainnet/op')?.roles).toEqual({ ...others, Guardian: account('2') });
    expect(chain(data, 'mainnet/op')?.addresses.EthLockboxProxy).toBe(account('3'));
    const notices = data.notices.map(formatRegistryNotice);
    expect(notices).toContain(
      'Guardian is another in the configuration than on L1, which was taken (1: mainnet/op)',
    );
    expect(notices.some((notice) => /^SystemConfigOwner is in the configuration only/.test(notice))).toBe(
      true,
    );
    expect(noticesOf()).toContain(`addresses are those of the configurations, which lag (1: no ${fromL1})`);
  });

  it('include invalid addresses from L1, which are rejected', () => {
    expect(problemsOf({ [fromL1]: '{"10": {"Guardian": "0x12"}}' })).toContain(`${fromL1}: 10.Guardian`);
  });

  it('list an unnamed network by its key, after the named ones', () => {
    const copy = (path: string): string => text(`superchain/configs/sepolia/${path}`);
    const own = copy('op.toml').replace(/chain_id = \d+/, 'chain_id = 99');
    const list = JSON.parse(text('chainList.json')) as { identifier: string }[];
    const entry = {
      ...list.find(({ identifier }) => identifier === 'sepolia/op'),
      identifier: 'devnet-7/op',
    };
    const changes: Record<string, string> = {
      'superchain/configs/devnet-7/superchain.toml': copy('superchain.toml'),
      'superchain/configs/devnet-7/op.toml': own,
      'chainList.json': JSON.stringify([...list, entry]),
    };
    const files: RegistryFiles = {
      ...registry(changes),
      list: (folder) => {
        if (folder === 'superchain/configs') return [...registry().list(folder), 'devnet-7'];
        if (folder === 'superchain/configs/devnet-7') return ['superchain.toml', 'op.toml'];
        return registry().list(folder);
      },
    };
    const data = readRegistry(files, at, current);
    expect(Object.keys(data.chains.superchains)).toEqual(['mainnet', 'sepolia', 'devnet-7']);
    expect(data.chains.counts['devnet-7']).toBe(1);
    expect(chainListOf(data.chains).facets.network).toEqual(['mainnet', 'sepolia', 'devnet-7']);
    expect(data.notices.map(formatRegistryNotice)).toContain(
      'networks have no name in src/data/networkNames.ts and go by their key (1: devnet-7)',
    );
  });

  it('do not include chains that left if the registry is older than the data', () => {
    const gone = { ...chains.chains[0], identifier: 'mainnet/gone', chain_id: 987654321 };
    const before = (day: string) => ({
      ...current,
      chains: {
        ...read().chains,
        chains: [gone as ChainsFile['chains'][number]],
        source: { ...chains.source, commit_date: day },
      },
    });
    expect(readRegistry(registry(), at, before('2025-01-01T00:00:00Z')).chains.left).toMatchObject([
      { identifier: 'mainnet/gone', left: '2025-06-09' },
    ]);
    expect(readRegistry(registry(), at, before('2026-01-01T00:00:00Z')).chains.left).toEqual([]);
  });

  it('keep releases read elsewhere until the registry has them, newest first', () => {
    const tag = 'op-contracts/v8.8.8';
    const elsewhere = {
      label: 'By hand',
      source: {
        repo: 'ethereum-optimism/superchain-registry',
        commit: null,
        path: 'pull/1',
        commit_date: null,
      },
      prerelease: false,
      contracts: { mips: { version: '1.0.0' } },
    };
    const { standard_versions: versions } = contracts;
    const byHand = {
      ...current,
      contracts: {
        ...contracts,
        standard_versions: { ...versions, mainnet: { ...versions.mainnet, [tag]: elsewhere } },
      },
    };
    const file = 'validation/standard/standard-versions-mainnet.toml';
    const releases = (changes = {}) =>
      readRegistry(registry(changes), at, byHand).contracts.standard_versions.mainnet;
    const newest = Object.keys(releases()).filter((each) => each === tag || each.includes('v9'));
    expect(newest).toEqual(['op-contracts/v9.9.9-rc.1', tag]);
    expect(releases()[tag]).toEqual(elsewhere);
    const theirs = text(file).replaceAll('op-contracts/v9.9.9-rc.1', tag);
    expect(releases({ [file]: theirs })[tag]).toMatchObject({ label: 'By hand' });
    expect(releases({ [file]: theirs })[tag]).not.toHaveProperty('source');
  });

  it('keep prestates read elsewhere until the registry has them', () => {
    const byHand = {
      type: 'cannon64-kona-interop',
      hash: `0x03${'8'.repeat(62)}`,
      source: { repo: 'ethereum-optimism/optimism', commit: null, path: 'pull/1', commit_date: null },
    };
    const target = {
      ...current,
      contracts: {
        ...contracts,
        prestates: { ...contracts.prestates, prestates: { '8.8.8': [byHand] } },
      },
    };
    const states = 'validation/standard/standard-prestates.toml';
    const read = (added = '') =>
      readRegistry(registry({ [states]: text(states) + added }), at, target).contracts.prestates.prestates;
    const theirs = (type: string) =>
      `\n[[prestates."8.8.8"]]\ntype="${type}"\nhash="0x03${'9'.repeat(62)}"\n`;
    expect(Object.entries(read())[0]).toEqual(['8.8.8', [byHand]]);
    expect(Object.keys(read()).length).toBeGreaterThan(1);
    expect(read(theirs('cannon64-kona-interop'))['8.8.8']).toEqual([
      { type: 'cannon64-kona-interop', hash: `0x03${'9'.repeat(62)}` },
    ]);
    expect(read(theirs('cannon64-kona'))['8.8.8']?.map(({ type }) => type)).toEqual([
      'cannon64-kona',
      'cannon64-kona-interop',
    ]);
  });

  it('keep new limits under any name', () => {
    const params = 'validation/standard/standard-config-params-mainnet.toml';
    const changed = text(params).replace('split_depth = 30', 'split_depth = 30\nsomething_new = [1, 2]');
    expect(read({ [params]: changed }).contracts.standard_params.mainnet).toMatchObject({
      proofs: { permissioned: { something_new: [1, 2] } },
    });
  });
});

describe('decisions left to a person', () => {
  const upgrades = [
    {
      name: 'Canyon',
      upgrade_number: 2,
      kind: 'network upgrade',
      protocol_version: null,
      contents: ['x'],
      eips: [],
      specs_path: null,
      governance: null,
      governance_vote: null,
      op_contracts_release: null,
      activation: { op_mainnet: { timestamp: 5, utc: '1970-01-01T00:00:05Z' } },
    },
  ];
  const decisions = (data: RegistryData): string =>
    decisionsOn(data, upgrades).map(formatRegistryNotice).join('\n');

  it('are missing or contradictory upgrades, unlabeled releases, undescribed contracts', () => {
    const said = decisions(
      read({ [fromL1]: JSON.stringify({ 10: { BrandnewProxy: `0x${'4'.repeat(40)}` } }) }),
    );
    expect(said).toMatch(/^src\/data\/upgrades\.json lacks Isthmus \(\d: /m);
    expect(said).toMatch(/another time of Canyon than the registry \(\d: mainnet\/op: 5, not 1704992401/);
    expect(said).toContain(
      'releases have no label in src/data/contracts.json (2: mainnet op-contracts/v9.9.9-rc.1, sepolia op-contracts/v9.9.9-rc.1)',
    );
    expect(said).toContain(
      'BrandnewProxy has no words in src/components/reference/ContractAddresses/groups.ts (1: mainnet/op)',
    );
  });
});

describe('history', () => {
  it('gets the state of the two OP chains by date, replacing an earlier record of the upgrade', () => {
    const data = read();
    const once = withHistory(data, contracts.history, 'Quartz');
    expect(once).toHaveLength(contracts.history.length + 2);
    expect(withHistory(data, once, 'Quartz')).toEqual(once);
    expect(once.find(({ label }) => label === 'after Quartz')).toMatchObject({
      network: 'mainnet',
      commit: at.commit,
      addresses: data.contracts.op_mainnet.addresses,
    });
    const dates = once.map(({ commit_date }) => Date.parse(commit_date));
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
  });
});

describe('differences of two values', () => {
  it('are listed by path, with list entries named by their identifier', () => {
    const was = { a: 1, list: [{ identifier: 'x', b: 1 }, { identifier: 'y' }], gone: [1] };
    const is = { a: 2, list: [{ identifier: 'y' }, { identifier: 'x', b: 1, c: null }], fresh: 'new' };
    expect(differences(was, is)).toEqual([
      { path: 'a', was: 1, is: 2 },
      { path: 'list[x].c', is: null },
      { path: 'gone', was: [1] },
      { path: 'fresh', is: 'new' },
    ]);
    expect(differences(was, was)).toEqual([]);
  });
});

describe('a registry with mistakes', () => {
  it('reports where TOML is malformed', () => {
    expect(problemsOf({ [op]: 'name = "OP Mainnet\nchain_id = 10\n' })).toMatchInlineSnapshot(`
      "1 problem in the registry:
      superchain/configs/mainnet/op.toml
        line 1, column 19: Invalid TOML document: control characters are not allowed in strings
        allowed: valid TOML"
    `);
  });

  it('rejects a wrong checksum and suggests the right one', () => {
    const portal = /OptimismPortalProxy = "(0x\w+)"/.exec(text(op))?.[1] ?? '';
    const flipped = portal.replace(/[a-f]/, (digit) => digit.toUpperCase());
    expect(flipped).not.toBe(portal);
    const message = problemsOf({ [op]: text(op).replace(portal, flipped) });
    expect(message).toContain(`${op}: addresses.OptimismPortalProxy\n  is "${flipped}"`);
    expect(message).toContain(`the checksum would give ${portal}`);
  });

  it('rejects a truncated address', () => {
    const message = problemsOf({ [op]: text(op).replace(/(Guardian = "0x\w{39})\w"/, '$1"') });
    expect(message).toContain(`${op}: roles.Guardian`);
    expect(message).toContain('allowed: 0x and 40 hexadecimal digits');
  });

  it('names the allowed values of an enumerated field', () => {
    const message = problemsOf({ [op]: text(op).replace('"eth-da"', '"eth"') });
    expect(message).toContain(`${op}: data_availability_type\n  is "eth"\n  allowed: eth-da, alt-da`);
  });

  it('rejects two chains with one id', () => {
    expect(problemsOf({ [late]: text(late).replace('chain_id = 70001', 'chain_id = 10') })).toContain(
      'chain_id\n  is 10, which superchain/configs/mainnet/late.toml has too',
    );
  });

  it('rejects a list entry that is not a table, without also reporting its fields', () => {
    const list = JSON.parse(text('chainList.json')) as unknown[];
    expect(problemsOf({ 'chainList.json': JSON.stringify([...list, null, 'x']) })).toBe(
      [
        '2 problems of 1 kind in the registry:',
        `chainList.json: [${list.length}], and 1 more such\n  is null\n  allowed: a table`,
      ].join('\n'),
    );
    const states = 'validation/standard/standard-prestates.toml';
    const broken = text(states).replace('[[', '[prestates]\n"9.9.9" = [5]\n"9.9.8" = 5\n[[');
    expect(problemsOf({ [states]: broken })).toMatch(
      /prestates\.9\.9\.9\[0\]\n {2}is 5\n {2}allowed: a table\n.*prestates\.9\.9\.8\n {2}is 5\n {2}allowed: a list of tables/,
    );
  });

  it.each(['l2_time', 'isthmus_time'])('rejects %s in milliseconds', (key) => {
    const changed = text(late).replace(new RegExp(`${key} = \\d+`), `${key} = 1749999999000000`);
    expect(changed).not.toBe(text(late));
    expect(problemsOf({ [late]: changed })).toContain(
      `${key}\n  is 1749999999000000\n  allowed: a time in seconds since 1970`,
    );
  });

  it.each([
    ['block_time = [1, 2]', 'block_time = [2, 1]', 'rollup_config.block_time\n  is [2,1]'],
    ['block_time = [1, 2]', 'block_time = [1]', 'rollup_config.block_time\n  is [1]'],
    ['game_type = 1', 'game_type = 1.5', 'proofs.permissioned.game_type\n  is 1.5'],
  ])('rejects standard parameters with %s changed to %s', (right, wrong, message) => {
    const params = 'validation/standard/standard-config-params-mainnet.toml';
    expect(text(params)).toContain(right);
    expect(problemsOf({ [params]: text(params).replace(right, wrong) })).toContain(`${params}: ${message}`);
  });

  it('rejects a number that is not an integer', () => {
    expect(problemsOf({ [op]: text(op).replace('block_time = 2', 'block_time = 0.5') })).toContain(
      `${op}: block_time\n  is 0.5\n  allowed: a whole number of at least 0`,
    );
  });

  it('reports all mistakes at once, grouped by kind', () => {
    const broken = text(op).replace('"eth-da"', '"eth"').replace('block_time = 2', 'block_time = "two"');
    const second = text(late).replace('"alt-da"', '"celestia"');
    expect(problemsOf({ [op]: broken, [late]: second })).toBe(
      [
        '3 problems of 2 kinds in the registry:',
        `${late}: data_availability_type, and 1 more such\n  is "celestia"\n  allowed: eth-da, alt-da`,
        `${op}: block_time\n  is "two"\n  allowed: a whole number of at least 0`,
      ].join('\n'),
    );
  });

  it('reports a missing required chain once', () => {
    const list: RegistryFiles['list'] = (folder) =>
      registry()
        .list(folder)
        .filter((name) => name !== 'op.toml');
    expect(() => readRegistry({ ...registry(), list }, at, current)).toThrow(
      /^2 problems in the registry:\nsuperchain\/configs\/mainnet\/op\.toml\n {2}is missing/,
    );
  });

  it('rejects a folder that is not a registry', () => {
    expect(() => readRegistry({ list: () => [], read: () => undefined }, at, current)).toThrow(
      'holds no network; is this a checkout of the superchain-registry?',
    );
  });
});

describe('the command', () => {
  let src: string;
  const written = ['data/chains.json', 'data/contracts.json'];

  async function run(...args: string[]): Promise<{ status: number; output: string }> {
    const { status, stdout, stderr } = await refreshData('--src', src, ...args);
    return { status, output: stdout + stderr };
  }

  const from = (path: string): string[] => [
    '--registry',
    path,
    '--commit',
    at.commit,
    '--date',
    at.commit_date,
  ];
  const files = (): Record<string, string> =>
    Object.fromEntries(filesBelow(src).map((name) => [name, readFileSync(join(src, name), 'utf8')]));

  beforeEach(() => {
    src = mkdtempSync(join(tmpdir(), 'src-'));
    for (const name of written) {
      const texts = serialize({ ...read(), chains: { ...read().chains, chains: [], left: [] } });
      mkdirSync(join(src, name, '..'), { recursive: true });
      writeFileSync(join(src, name), texts.get(name)?.replace(at.commit, 'b'.repeat(40)) ?? '');
    }
    cpSync(join(root, 'src/data/upgrades.json'), join(src, 'data/upgrades.json'));
  });
  afterEach(() => rmSync(src, { recursive: true, force: true }));

  it('writes the files, which are then up to date', async () => {
    const stale = written.filter((name) => !name.startsWith('features/'));
    const { status, output } = await run(...from(fixture));
    expect(status).toBe(0);
    expect(output).toMatch(new RegExp(`^Written from 3 chains: ${stale.join(', ')}\n- `));
    expect(files()).toEqual({
      ...Object.fromEntries(serialize(read())),
      'data/upgrades.json': readFileSync(join(root, 'src/data/upgrades.json'), 'utf8'),
    });
    expect(await run(...from(fixture), '--check')).toMatchObject({ status: 0 });
  });

  it('is a program that ends with the exit code and tells problems apart', () => {
    const program = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/refreshData.ts')];
    const args = ['--src', src, '--registry', fixture, '--commit', at.commit, '--date', 'yesterday'];
    expect(spawnSync(process.execPath, [...program, ...args], { encoding: 'utf8' })).toMatchObject({
      status: 1,
      stdout: '',
      stderr: '--date takes an ISO 8601 time, as in 2025-06-09T15:02:16+00:00.\nNothing was written.\n',
    });
  });

  it('with --help says how to call it and does nothing else', async () => {
    const { status, output } = await run(...from(fixture), '--help');
    expect(status).toBe(0);
    expect(output).toMatch(/^npm run data:refresh -- with one or more of:\n {2}--registry PATH/);
    expect(Object.keys(files())).toHaveLength(written.length + 1);
    expect(files()['data/chains.json']).toContain('b'.repeat(40));
  });

  it('with --check reports changes as data, names the command, writes nothing and fails', async () => {
    await run(...from(fixture));
    const changed = mkdtempSync(join(tmpdir(), 'registry-'));
    try {
      cpSync(fixture, changed, { recursive: true });
      writeFileSync(join(changed, op), text(op).replace('block_time = 2', 'block_time = 1'));
      const before = files();
      const { status, output } = await run(...from(changed), '--check');
      expect(status).toBe(1);
      expect(output).toContain('Stale: data/chains.json. Run: npm run data:refresh');
      expect(JSON.parse(output.slice(0, output.lastIndexOf('}') + 1))).toMatchObject({
        commit: at.commit,
        stale: ['data/chains.json'],
        changes: [{ file: 'data/chains.json', path: 'chains[mainnet/op].block_time', was: 2, is: 1 }],
      });
      expect(files()).toEqual(before);
    } finally {
      rmSync(changed, { recursive: true, force: true });
    }
  });

  it('with --history writes only the state of the two OP chains', async () => {
    await run(...from(fixture));
    const before = files();
    expect(await run(...from(fixture), '--history', 'Quartz')).toMatchObject({ status: 0 });
    const after = files();
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([
      'data/contracts.json',
    ]);
    const { history } = JSON.parse(after['data/contracts.json'] ?? '') as ContractsFile;
    expect(history.filter(({ label }) => label === 'after Quartz').map(({ network: of }) => of)).toEqual([
      'mainnet',
      'sepolia',
    ]);
  });

  it('changes nothing when the registry has a mistake', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'registry-'));
    try {
      cpSync(fixture, broken, { recursive: true });
      writeFileSync(join(broken, op), 'name = ');
      const before = files();
      const { status, output } = await run(...from(broken));
      expect(status).toBe(1);
      expect(output).toContain(op);
      expect(output).toContain('Nothing was written.');
      expect(files()).toEqual(before);
    } finally {
      rmSync(broken, { recursive: true, force: true });
    }
  });

  it('changes no file when one of them cannot be written', async () => {
    const before = files();
    // A folder in the temporary file's place makes writing fail for every user, root included.
    execFileSync('mkdir', [join(src, 'data/.contracts.json.tmp')]);
    await expect(run(...from(fixture))).rejects.toThrow('EISDIR');
    execFileSync('rmdir', [join(src, 'data/.contracts.json.tmp')]);
    expect(files()).toEqual(before);
  });

  it.each(['5', '2025-06-09', '2025-13-09T15:02:16Z', 'yesterday'])('rejects %s as a time', async (date) => {
    expect(await run('--registry', fixture, '--commit', at.commit, '--date', date)).toEqual({
      status: 1,
      output: '--date takes an ISO 8601 time, as in 2025-06-09T15:02:16+00:00.\nNothing was written.\n',
    });
  });

  it('rejects a folder in place of a file, and a file in place of a folder', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'registry-'));
    try {
      mkdirSync(join(broken, op), { recursive: true });
      cpSync(
        join(fixture, 'superchain/configs/mainnet/superchain.toml'),
        join(broken, 'superchain/configs/sepolia'),
      );
      const { status, output } = await run(...from(broken));
      expect(status).toBe(1);
      expect(output).toContain(`${op}\n  is missing`);
      expect(output).toContain('Nothing was written.');
    } finally {
      rmSync(broken, { recursive: true, force: true });
    }
  });

  it('asks for missing arguments', async () => {
    expect(await run()).toMatchObject({
      status: 1,
      output: expect.stringContaining('Say what to read and where it is') as string,
    });
    expect(await run('--registry', fixture)).toMatchObject({
      status: 1,
      output: expect.stringContaining('is no git checkout') as string,
    });
    expect(await run('--registry', join(fixture, 'nowhere'))).toMatchObject({ status: 1 });
    expect(await run('--registri', fixture)).toMatchObject({
      status: 1,
      output: expect.stringContaining('--registri') as string,
    });
  });

  describe('on a git repository', () => {
    let place: string;
    let clone: string;
    let first: string;

    const git = (day: string, ...args: string[]): string =>
      execFileSync('git', ['-C', clone, '-c', 'user.name=t', '-c', 'user.email=t@example', ...args], {
        encoding: 'utf8',
        env: {
          ...process.env,
          // Ignores the user's git settings, such as signing and hooks.
          GIT_CONFIG_GLOBAL: '/dev/null',
          GIT_CONFIG_NOSYSTEM: '1',
          GIT_COMMITTER_DATE: `${day}T03:04:05+00:00`,
        },
      }).trim();
    const source = () => json<ChainsFile>(join(src, 'data/chains.json')).source;

    beforeEach(() => {
      place = mkdtempSync(join(tmpdir(), 'clone-'));
      clone = join(place, 'checkout');
      cpSync(fixture, clone, { recursive: true });
      git('2026-01-02', 'init', '-q');
      git('2026-01-02', 'add', '.');
      git('2026-01-02', 'commit', '-q', '-m', 'fixture');
      first = git('2026-01-02', 'rev-parse', 'HEAD');
    });
    afterEach(() => rmSync(place, { recursive: true, force: true }));

    it('reads commit and date, also through a symbolic link', async () => {
      const link = join(place, 'link');
      symlinkSync(clone, link);
      expect(await run('--registry', link)).toMatchObject({ status: 0 });
      expect(source().commit).toBe(first);
      expect(Date.parse(source().commit_date)).toBe(Date.parse('2026-01-02T03:04:05Z'));
    });

    it('reads a bare repository, at any given commit', async () => {
      rmSync(join(clone, late));
      git('2026-03-04', 'commit', '-q', '-a', '-m', 'late is gone');
      const bare = join(place, 'bare');
      execFileSync('git', ['clone', '-q', '--bare', clone, bare], { stdio: 'ignore' });
      expect((await run('--registry', bare)).output).toMatch(/^Written from 2 chains/);
      expect((await run('--registry', `${bare}@${first}`)).output).toMatch(/^Written from 3 chains/);
      expect(source().commit).toBe(first);
      expect(await run('--registry', `${bare}@nothing`)).toEqual({
        status: 1,
        output: `${bare} has no commit "nothing".\nNothing was written.\n`,
      });
    });

    it('rejects a clone without blobs', async () => {
      const partial = join(place, 'partial');
      git('2026-01-02', 'config', 'uploadpack.allowFilter', 'true');
      execFileSync('git', ['clone', '-q', '--bare', '--filter=blob:none', `file://${clone}`, partial]);
      const { status, output } = await run('--registry', partial);
      expect(status).toBe(1);
      expect(output).toBe(
        `${partial} lacks the contents of files. Clone it without a filter.\nNothing was written.\n`,
      );
    });

    it('has the day on which a chain left', async () => {
      await run('--registry', clone);
      rmSync(join(clone, late));
      git('2026-03-04', 'commit', '-q', '-a', '-m', 'late is gone');
      writeFileSync(join(clone, op), text(op).replace('block_time = 2', 'block_time = 1'));
      git('2026-05-06', 'commit', '-q', '-a', '-m', 'faster');
      expect((await run('--registry', clone)).output).toContain('- chains left (1: mainnet/late)');
      expect(json<ChainsFile>(join(src, 'data/chains.json')).left).toEqual([
        {
          identifier: 'mainnet/late',
          name: 'Late Joiner',
          chain_id: 70001,
          superchain: 'mainnet',
          left: '2026-03-04',
        },
      ]);
    });

    it('rejects uncommitted changes and names the files', async () => {
      const before = files();
      writeFileSync(join(clone, op), text(op).replace('block_time = 2', 'block_time = 1'));
      writeFileSync(join(clone, 'superchain/configs/mainnet/new.toml'), '');
      expect(await run('--registry', clone)).toEqual({
        status: 1,
        output: `${clone} has changes that are not committed: ${op}, superchain/configs/mainnet/new.toml. Commit or remove them.\nNothing was written.\n`,
      });
      expect(files()).toEqual(before);
      git('2026-01-02', 'checkout', '-q', '.');
      rmSync(join(clone, 'superchain/configs/mainnet/new.toml'));
      writeFileSync(join(clone, 'notes.txt'), 'of no account');
      expect(await run('--registry', clone)).toMatchObject({ status: 0 });
    });
  });
});
