import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AbiError, declarations, type AbiRelease } from '@site/src/data/abi/contractErrors';
import { abiReleases } from '@site/src/data/abi/releases';
import { selectorOf, topicOf } from '@site/src/data/checksum';
import { contractErrors, releasesWith, unexplainedErrors } from '@site/src/data/contractErrors';
import eventsFile from '@site/src/data/contract-events.json';
import { errorGroups, type ErrorGroup } from '@site/src/data/errors';

import { gitRepository } from '../../../tests/support/gitRepository';
import { refreshData, type Refreshing } from '../../../tests/support/refreshData';

const error = (name: string, ...types: string[]) => ({
  type: 'error',
  name,
  inputs: types.map((type) => ({ name: '', type })),
});
const release = (name: string, abis: Readonly<Record<string, unknown>>): AbiRelease => ({
  release: name,
  abis: new Map(Object.entries(abis).map(([contract, abi]) => [contract, JSON.stringify(abi)])),
});

describe('declarations of several releases', () => {
  test("have the first and last release of each contract's errors", () => {
    const { errors } = declarations([
      release('v1', { Portal: [error('Paused')], Lockbox: [error('Paused')] }),
      release('v2', { Portal: [error('Paused'), error('Late', 'uint256')] }),
    ]);
    expect(errors).toEqual([
      {
        signature: 'Late(uint256)',
        selector: selectorOf('Late(uint256)'),
        inputs: [{ name: '', type: 'uint256' }],
        contracts: [{ contract: 'Portal', since: 'v2' }],
      },
      {
        signature: 'Paused()',
        selector: selectorOf('Paused()'),
        inputs: [],
        contracts: [
          { contract: 'Lockbox', since: 'v1', until: 'v1' },
          { contract: 'Portal', since: 'v1' },
        ],
      },
    ]);
  });

  test('expand tuples and distinguish events from errors', () => {
    const tuple = { name: 'id', type: 'tuple[]', components: [{ name: 'a', type: 'address' }] };
    const { errors, events } = declarations([
      release('v1', { A: [{ type: 'event', name: 'Sent', inputs: [tuple] }, { type: 'function' }] }),
    ]);
    expect(errors).toEqual([]);
    expect(events).toEqual([
      {
        signature: 'Sent((address)[])',
        topic: topicOf('Sent((address)[])'),
        contracts: [{ contract: 'A', since: 'v1' }],
      },
    ]);
  });

  test.each<[string, readonly AbiRelease[]]>([
    ['No release was given; name at least one.', []],
    ['Release v1 has no ABI; is the path right?', [release('v1', {})]],
    ['The ABI of A in v1 is not a list of entries.', [release('v1', { A: {} })]],
    ['The ABI of A in v1, entry 0, has no name.', [release('v1', { A: [{ type: 'error' }] })]],
    [
      'The ABI of A in v1, entry 0, has no list of inputs.',
      [release('v1', { A: [{ type: 'error', name: 'B' }] })],
    ],
    ['The ABI of A in v1 is not JSON.', [{ release: 'v1', abis: new Map([['A', '[']]) }]],
  ])('are rejected if unreadable: %s', (message, releases) => {
    expect(() => declarations(releases)).toThrow(new AbiError(message));
  });
});

describe('errors of op-contracts', () => {
  test('have selectors and topics that match their signatures', () => {
    expect(contractErrors.length).toBeGreaterThan(300);
    expect(contractErrors.filter(({ signature, selector }) => selector !== selectorOf(signature))).toEqual(
      [],
    );
    expect(eventsFile.events.length).toBeGreaterThan(150);
    expect(eventsFile.events.filter(({ signature, topic }) => topic !== topicOf(signature))).toEqual([]);
  });

  test.each([
    ['OptimismPortal_Unproven()', 'op-contracts v4.0.0 to v8.0.0'],
    ['NoChainIdNeeded()', 'op-contracts up to v8.0.0'],
    ['UnknownChainId()', 'op-contracts v7.0.0 to v8.0.0'],
    ['NotInAccessList()', 'op-contracts v4.0.0 to v8.0.0'],
    ['CrossL2Inbox_NoExecutingDeposits()', undefined],
  ])('are dated by release: %s is in %s', (signature, releases) => {
    expect(releasesWith(signature)).toBe(releases);
  });

  test('of the portal, super games, predeploys and manager are explained', () => {
    const explained = new Set(errorGroups.flatMap(({ errors }) => errors.map(({ id }) => id)));
    const lacking = contractErrors
      .filter(({ contracts }) => contracts.some(({ until }) => until === undefined))
      .map(({ signature }) => signature.replace(/\(.*/, ''))
      .filter((name) =>
        /^(OptimismPortal_|ETHLockbox_|AnchorStateRegistry_|SystemConfig_|L1Block_|Encoding_|L2ProxyAdmin_|L2ContractsManager_|OPContractsManagerV2_|OPContractsManagerMigrator_)/.test(
          name,
        ),
      )
      .filter((name) => !explained.has(name));
    expect(lacking).toEqual([]);
  });

  test('that nothing explains are a separate group with unique anchors', () => {
    const other = unexplainedErrors(errorGroups).errors;
    expect(other.length).toBeGreaterThan(0);
    const ids = [...errorGroups.flatMap(({ errors }) => errors), ...other].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const all: ErrorGroup[] = [...errorGroups, unexplainedErrors(errorGroups)];
    expect(unexplainedErrors(all).errors).toEqual([]);
  });
});

describe('npm run data:refresh -- --monorepo', () => {
  let folder: string;
  const run = (...args: readonly string[]): Promise<Refreshing> =>
    refreshData('--src', join(folder, 'src'), '--monorepo', join(folder, 'monorepo'), ...args);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'abi-'));
    mkdirSync(join(folder, 'src/data'), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('writes contract errors and events once the checkout has every release', async () => {
    const monorepo = gitRepository(join(folder, 'monorepo'));
    monorepo.commit('2026-06-01', {
      'packages/contracts-bedrock/snapshots/abi/Portal.json': JSON.stringify([error('Paused')]),
    });
    const [first = '', ...others] = abiReleases;
    for (const release of others) monorepo.git('tag', `op-contracts/${release}`);
    const incomplete = await run();
    expect(incomplete.status).toBe(0);
    expect(incomplete.stdout).toContain(
      `Releases of op-contracts without a tag in the checkout: errors and events stay as they are (1: ${first})`,
    );

    monorepo.git('tag', `op-contracts/${first}`);
    monorepo.git('tag', 'op-contracts/v99.0.0');
    expect((await run('--check')).status).toBe(1);
    const { status, stdout } = await run();
    expect(status).toBe(0);
    expect(stdout).toContain('newer than those of src/data/abi/releases.ts (1: op-contracts/v99.0.0)');
    expect((await run('--check')).status).toBe(0);
    const written: unknown = JSON.parse(readFileSync(join(folder, 'src/data/contract-errors.json'), 'utf8'));
    expect(written).toMatchObject({ errors: [{ signature: 'Paused()', selector: selectorOf('Paused()') }] });
  });
});
