import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChainsFile } from '../../../src/data/chains';
import { type ContractsFile } from '../../../src/data/contracts';
import { RegistryError } from '../../../src/data/registry/fields';
import {
  readRegistry,
  serialize,
  type RegistryData,
  type RegistryFiles,
} from '../../../src/data/registry/readRegistry';
import { root } from '../../support/repository';

const fixture = join(root, 'tests/fixtures/registry');
const at = { commit: 'a'.repeat(40), commit_date: '2025-06-09T15:02:16+00:00' };
const op = 'superchain/configs/mainnet/op.toml';

const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const current = {
  chains: json<ChainsFile>(join(root, 'src/data/chains.json')),
  contracts: json<ContractsFile>(join(root, 'src/data/contracts.json')),
};

/** The fixture with some files replaced; undefined removes one. */
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

  it('takes every chain of every network and leaves the network files out', () => {
    expect(data.chains.chains.map(({ identifier }) => identifier)).toEqual([
      'mainnet/late',
      'mainnet/op',
      'sepolia/op',
    ]);
    expect(data.chains.counts).toMatchObject({ mainnet: 2, sepolia: 1 });
  });

  it('names the commit it read', () => {
    expect(data.chains.source).toMatchObject({ repo: 'ethereum-optimism/superchain-registry', ...at });
    expect(data.contracts.source).toMatchObject(at);
    expect(data.chainList.source).toEqual(data.chains.source);
  });

  it('takes kind of proofs and parent from the chain list, which alone states them', () => {
    const chain = data.chains.chains.find(({ identifier }) => identifier === 'mainnet/op');
    expect(chain).toMatchObject({
      fault_proofs_status: 'permissionless',
      parent: { type: 'L2', chain: 'mainnet' },
    });
  });

  it('reads what only some chains have', () => {
    const late = data.chains.chains.find(({ identifier }) => identifier === 'mainnet/late');
    expect(late?.alt_da?.da_commitment_type).toBe('KeccakCommitment');
    expect(late?.gas_paying_token).toMatch(/^0x.*[A-F]/);
    expect(late?.hardforks.canyon).toEqual({ timestamp: 0, utc: null, note: 'active at genesis' });
    expect(late?.hardforks.isthmus).toEqual({ timestamp: 1750000000, utc: '2025-06-15T15:06:40Z' });
  });

  it('notes, without refusing it, that a chain has a fork at another time than its network', () => {
    expect(data.chains.checks.problems).toEqual([
      {
        where: 'mainnet/late',
        problem: 'inherits superchain forks but isthmus differs from superchain.toml',
        value: [1750000000, 1746806401],
      },
    ]);
  });

  it('keeps the labels and the history that people wrote, and names a new release by its tag', () => {
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

  it('gives the short list the same chains', () => {
    expect(data.chainList.chains.map(({ chain_id }) => chain_id)).toEqual(
      data.chains.chains.map(({ chain_id }) => chain_id),
    );
    expect(data.chainList.chains[0]?.forks).toEqual({ canyon: 0, isthmus: 1750000000 });
  });
});

it('has the details of the chain that pages assume', () => {
  const { chains, defaultDetails } = read();
  const assumed = chains.chains.find(({ identifier }) => identifier === 'mainnet/op');
  expect(defaultDetails).toMatchObject({
    identifier: 'mainnet/op',
    addresses: assumed?.addresses,
    roles: assumed?.roles,
    genesis_gas_limit: assumed?.genesis.system_config.gasLimit,
    l1: chains.superchains.mainnet.l1,
  });
});

it('counts forks no later than the first block of a chain as there since genesis, in the short list alone', () => {
  const late = 'superchain/configs/mainnet/late.toml';
  const forksOf = (l2Time: number) => {
    const { chains, chainList } = read({
      [late]: text(late).replace(/l2_time = \d+/, `l2_time = ${l2Time}`),
    });
    return [chains.chains[0]?.hardforks.isthmus?.timestamp, chainList.chains[0]?.forks];
  };
  expect(forksOf(1749999999)).toEqual([1750000000, { canyon: 0, isthmus: 1750000000 }]);
  expect(forksOf(1750000000)).toEqual([1750000000, { canyon: 0, isthmus: 0 }]);
  expect(forksOf(1750000001)).toEqual([1750000000, { canyon: 0, isthmus: 0 }]);
});

describe('a registry with mistakes', () => {
  it('says where TOML is malformed', () => {
    expect(problemsOf({ [op]: 'name = "OP Mainnet\nchain_id = 10\n' })).toMatchInlineSnapshot(`
      "1 problem in the registry:
      superchain/configs/mainnet/op.toml
        line 1, column 19: Invalid TOML document: control characters are not allowed in strings
        allowed: valid TOML"
    `);
  });

  it('refuses an address with a wrong checksum and says what it would be', () => {
    const portal = /OptimismPortalProxy = "(0x\w+)"/.exec(text(op))?.[1] ?? '';
    const flipped = portal.replace(/[a-f]/, (digit) => digit.toUpperCase());
    expect(flipped).not.toBe(portal);
    const message = problemsOf({ [op]: text(op).replace(portal, flipped) });
    expect(message).toContain(`${op}: addresses.OptimismPortalProxy\n  is "${flipped}"`);
    expect(message).toContain(`the checksum would give ${portal}`);
  });

  it('refuses an address that is cut short', () => {
    const message = problemsOf({ [op]: text(op).replace(/(Guardian = "0x\w{39})\w"/, '$1"') });
    expect(message).toContain(`${op}: roles.Guardian`);
    expect(message).toContain('allowed: 0x and 40 hexadecimal digits');
  });

  it('names the values a closed field may have', () => {
    const message = problemsOf({ [op]: text(op).replace('"eth-da"', '"eth"') });
    expect(message).toContain(`${op}: data_availability_type\n  is "eth"\n  allowed: eth-da, alt-da`);
  });

  it('asks for a fork it does not know to be added first', () => {
    const message = problemsOf({ [op]: text(op).replace('isthmus_time', 'unheard_of_time') });
    expect(message).toContain(`${op}: hardforks.unheard_of_time`);
  });

  it('refuses two chains with one id', () => {
    const late = 'superchain/configs/mainnet/late.toml';
    expect(problemsOf({ [late]: text(late).replace('chain_id = 70001', 'chain_id = 10') })).toContain(
      'chain_id\n  is 10, which superchain/configs/mainnet/late.toml has too',
    );
  });

  it('refuses a list with an entry that is no table, and does not miss its fields too', () => {
    const list = JSON.parse(text('chainList.json')) as unknown[];
    expect(problemsOf({ 'chainList.json': JSON.stringify([...list, null, 'x']) })).toBe(
      [
        '2 problems in the registry:',
        `chainList.json: [${list.length}]\n  is null\n  allowed: a table`,
        `chainList.json: [${list.length + 1}]\n  is "x"\n  allowed: a table`,
      ].join('\n'),
    );
    const states = 'validation/standard/standard-prestates.toml';
    const broken = text(states).replace('[[', '[prestates]\n"9.9.9" = [5]\n"9.9.8" = 5\n[[');
    expect(problemsOf({ [states]: broken })).toMatch(
      /prestates\.9\.9\.9\[0\]\n {2}is 5\n {2}allowed: a table\n.*prestates\.9\.9\.8\n {2}is 5\n {2}allowed: a list of tables/,
    );
  });

  it.each(['l2_time', 'isthmus_time'])('refuses %s in milliseconds, which is no time of this era', (key) => {
    const late = 'superchain/configs/mainnet/late.toml';
    const changed = text(late).replace(new RegExp(`${key} = \\d+`), `${key} = 1749999999000000`);
    expect(changed).not.toBe(text(late));
    expect(problemsOf({ [late]: changed })).toContain(
      `${key}\n  is 1749999999000000\n  allowed: a time in seconds since 1970`,
    );
  });

  it.each([
    ['block_time = [1, 2]', 'block_time = [2, 1]', 'rollup_config.block_time\n  is [2,1]'],
    ['block_time = [1, 2]', 'block_time = [1]', 'rollup_config.block_time\n  is [1]'],
    ['game_type = 1', 'game_type = "1"', 'proofs.permissioned.game_type\n  is "1"'],
    [
      'split_depth = 30',
      'splitdepth = 30',
      'proofs.permissioned.splitdepth\n  is 30\n  allowed: no fields but',
    ],
  ])('refuses standard parameters with %s turned into %s', (right, wrong, message) => {
    const params = 'validation/standard/standard-config-params-mainnet.toml';
    expect(text(params)).toContain(right);
    expect(problemsOf({ [params]: text(params).replace(right, wrong) })).toContain(`${params}: ${message}`);
  });

  it('refuses a number that is no whole number', () => {
    expect(problemsOf({ [op]: text(op).replace('block_time = 2', 'block_time = 0.5') })).toContain(
      `${op}: block_time\n  is 0.5\n  allowed: a whole number of at least 0`,
    );
  });

  it('tells all mistakes at once', () => {
    const broken = text(op).replace('"eth-da"', '"eth"').replace('chain_id = 10', 'chain_id = "ten"');
    expect(problemsOf({ [op]: broken, 'chainList.json': '{}' })).toMatch(/^6 problems in the registry:/);
  });

  it('misses a chain the documentation cannot do without, once', () => {
    const list: RegistryFiles['list'] = (folder) =>
      registry()
        .list(folder)
        .filter((name) => name !== 'op.toml');
    expect(() => readRegistry({ ...registry(), list }, at, current)).toThrow(
      /^2 problems in the registry:\nsuperchain\/configs\/mainnet\/op\.toml\n {2}is missing/,
    );
  });

  it('refuses a folder that is no registry', () => {
    expect(() => readRegistry({ list: () => [], read: () => undefined }, at, current)).toThrow(
      'holds no network; is this a checkout of the superchain-registry?',
    );
  });
});

describe('the command', () => {
  let src: string;
  const script = join(root, 'scripts/refreshData.ts');
  const written = [
    'data/chains.json',
    'data/chain-list.json',
    'data/contracts.json',
    'yourChain/default-details.json',
  ];

  function run(...args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/.bin/tsx'), script, '--src', src, ...args],
      { encoding: 'utf8' },
    );
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
    Object.fromEntries(
      readdirSync(src, { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(join(src, name)).isFile())
        .map((name) => [name, readFileSync(join(src, name), 'utf8')]),
    );

  beforeEach(() => {
    src = mkdtempSync(join(tmpdir(), 'src-'));
    for (const name of written) cpSync(join(root, 'src', name), join(src, name));
  });
  afterEach(() => rmSync(src, { recursive: true, force: true }));

  it('writes the files, and then finds them up to date', () => {
    expect(run(...from(fixture))).toMatchObject({
      status: 0,
      output: `Written from 3 chains: ${written.join(', ')}\n`,
    });
    expect(files()).toEqual(Object.fromEntries(serialize(read())));
    expect(run(...from(fixture), '--check')).toMatchObject({ status: 0 });
  });

  it('with --check writes nothing, fails and names the command that mends it', () => {
    const before = files();
    expect(run(...from(fixture), '--check')).toEqual({
      status: 1,
      output: `Stale: ${written.join(', ')}. Run: npm run data:refresh -- --registry PATH\n`,
    });
    expect(files()).toEqual(before);
  });

  it('with --check finds details of the default chain that were changed by hand', () => {
    run(...from(fixture));
    const details = join(src, 'yourChain/default-details.json');
    const kept = readFileSync(details, 'utf8');
    writeFileSync(details, kept.replace('"superchain_level": 2', '"superchain_level": 1'));
    expect(readFileSync(details, 'utf8')).not.toBe(kept);
    expect(run(...from(fixture), '--check')).toEqual({
      status: 1,
      output: 'Stale: yourChain/default-details.json. Run: npm run data:refresh -- --registry PATH\n',
    });
    expect(run(...from(fixture)).status).toBe(0);
    expect(readFileSync(details, 'utf8')).toBe(kept);
  });

  it('changes nothing when the registry has a mistake', () => {
    const broken = mkdtempSync(join(tmpdir(), 'registry-'));
    try {
      cpSync(fixture, broken, { recursive: true });
      writeFileSync(join(broken, op), 'name = ');
      const before = files();
      const { status, output } = run(...from(broken));
      expect(status).toBe(1);
      expect(output).toContain(op);
      expect(output).toContain('Nothing was written.');
      expect(files()).toEqual(before);
    } finally {
      rmSync(broken, { recursive: true, force: true });
    }
  });

  it('changes no file when one of them cannot be written', () => {
    const before = files();
    // A folder that stands where the temporary file would go makes writing fail, whoever runs the test.
    execFileSync('mkdir', [join(src, 'data/.contracts.json.tmp')]);
    const { status } = run(...from(fixture));
    expect(status).not.toBe(0);
    execFileSync('rmdir', [join(src, 'data/.contracts.json.tmp')]);
    expect(files()).toEqual(before);
  });

  it.each(['5', '2025-06-09', '2025-13-09T15:02:16Z', 'yesterday'])('takes %s for no time', (date) => {
    expect(run('--registry', fixture, '--commit', at.commit, '--date', date)).toEqual({
      status: 1,
      output: '--date takes an ISO 8601 time, as in 2025-06-09T15:02:16+00:00.\nNothing was written.\n',
    });
  });

  it('finds a folder where a file should be missing, and a file where a folder should be', () => {
    const broken = mkdtempSync(join(tmpdir(), 'registry-'));
    try {
      mkdirSync(join(broken, op), { recursive: true });
      cpSync(
        join(fixture, 'superchain/configs/mainnet/superchain.toml'),
        join(broken, 'superchain/configs/sepolia'),
      );
      const { status, output } = run(...from(broken));
      expect(status).toBe(1);
      expect(output).toContain(`${op}\n  is missing`);
      expect(output).toContain('Nothing was written.');
    } finally {
      rmSync(broken, { recursive: true, force: true });
    }
  });

  it('asks for what it was not told', () => {
    expect(run()).toMatchObject({
      status: 1,
      output: expect.stringContaining('Say where the registry is') as string,
    });
    expect(run('--registry', fixture)).toMatchObject({
      status: 1,
      output: expect.stringContaining('is no git checkout') as string,
    });
    expect(run('--registry', join(fixture, 'nowhere'))).toMatchObject({ status: 1 });
    expect(run('--registri', fixture)).toMatchObject({
      status: 1,
      output: expect.stringContaining('--registri') as string,
    });
  });

  it('reads commit and date from git where the registry is a checkout, also behind a symbolic link', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clone-'));
    const clone = join(folder, 'checkout');
    const link = join(folder, 'link');
    try {
      cpSync(fixture, clone, { recursive: true });
      const git = (...args: string[]): string =>
        execFileSync('git', ['-C', clone, '-c', 'user.name=t', '-c', 'user.email=t@example', ...args], {
          encoding: 'utf8',
          env: {
            ...process.env,
            // Commits as on every machine, whatever its user has them signed or checked by.
            GIT_CONFIG_GLOBAL: '/dev/null',
            GIT_CONFIG_NOSYSTEM: '1',
            GIT_COMMITTER_DATE: '2025-01-02T03:04:05+00:00',
          },
        });
      git('init', '-q');
      git('add', '.');
      git('commit', '-q', '-m', 'fixture');
      symlinkSync(clone, link);
      expect(run('--registry', link)).toMatchObject({ status: 0 });
      const written = json<ChainsFile>(join(src, 'data/chains.json'));
      expect(written.source.commit).toBe(git('rev-parse', 'HEAD').trim());
      expect(Date.parse(written.source.commit_date)).toBe(Date.parse('2025-01-02T03:04:05Z'));
      expect(statSync(join(src, 'data/chains.json')).size).toBeGreaterThan(1000);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
