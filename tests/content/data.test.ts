import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../scripts/support/filesBelow';
import {
  allChains,
  chainsSource,
  leftChains,
  network,
  networkIds,
  opMainnet,
  opSepolia,
} from '../../src/data/chains';
import { listedChains } from '../../src/data/chainList';
import { forkName, forks } from '../../src/data/forkNames';
import { keccakHex, selectorOf, toChecksum, topicOf } from '../../src/data/checksum';
import { isAddressLike } from '../../src/lib/address';
import { chainsFileSchema } from '../../src/data/chains.schema';
import { flagFileSchema } from '../../src/data/cliFlags.schema';
import {
  contractsAsOf,
  contractsHistory,
  opChainContracts,
  standardReleases,
} from '../../src/data/contracts';
import { protocolContracts } from '../../src/data/events';
import { fees } from '../../src/data/fees';
import { allTerms, termById, termId } from '../../src/data/glossary';
import { interop } from '../../src/data/interop';
import { rpcComponents, rpcNamespaces } from '../../src/data/jsonRpc';
import { predeploys } from '../../src/data/predeploys';
import { predeploysFileSchema } from '../../src/data/predeploys.schema';
import { preinstalls } from '../../src/data/preinstalls';
import { allReleases, releasesOfUpgrade, releaseTags } from '../../src/data/releases';
import { allAudits } from '../../src/data/audits';
import { currentSnapshot, snapshots } from '../../src/data/snapshots';
import { allTokens, tokenChains } from '../../src/data/tokens';
import {
  activationTime,
  allUpgrades,
  networkUpgrades,
  upgradeByName,
  upgradeId,
  upgradesAsOf,
} from '../../src/data/upgrades';
import { datasets } from '../../src/data/datasets';
import { repeated } from '../support/lists';

const folder = join(__dirname, '../../src/data');

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

interface Leaf {
  /** Path in the file, joined by dots. */
  readonly at: string;
  readonly value: string;
}

/** Every string in a file, keys included. */
function strings(value: Json, at = ''): readonly Leaf[] {
  if (typeof value === 'string') return [{ at, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => [
    { at: `${at}.${key} (key)`, value: key },
    ...strings(each, `${at}.${key}`),
  ]);
}

/** Files that repeat part of another, for pages that need only that. */
const excerpts: Readonly<Record<string, string>> = {
  'log-lines': 'headings of pages; compared with them in tests/content/logLines.test.ts',
};

const everyFile = filesBelow(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    name: file.replace(/\.json$/, ''),
    json: JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly [key: string]: Json },
  }));

const files = everyFile.filter(({ name }) => !(name in excerpts));

function fileNamed(name: string): { readonly [key: string]: Json } {
  const file = files.find((each) => each.name === name);
  if (!file) throw new Error(`No data file is named ${name}.`);
  return file.json;
}

// Data without a page has no reader.
const { problems: chainRemarks } = chainsFileSchema.parse(fileNamed('chains')).checks;
const {
  namespace: predeployNamespace,
  system_addresses: systemAddresses,
  upgrade_implementations: upgradeImplementations,
} = predeploysFileSchema.parse(fileNamed('predeploys'));

const ascending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Exceptions with reasons; fails on unused ones. */
function unexplained<T extends string>(
  found: readonly T[],
  exceptions: Readonly<Record<string, string>>,
): readonly string[] {
  return [
    ...found.filter((each) => !(each in exceptions)),
    ...Object.keys(exceptions)
      .filter((each) => !found.includes(each as T))
      .map((each) => `unused exception: ${each}`),
  ];
}

describe('every data file', () => {
  it('is excluded from checks only if it is an existing excerpt', () => {
    expect(Object.keys(excerpts).filter((name) => !everyFile.some((file) => file.name === name))).toEqual([]);
  });

  it('is found', () => {
    expect(files.length).toBeGreaterThanOrEqual(26);
    expect(files.every(({ json }) => Object.keys(json).length > 1)).toBe(true);
  });

  it.each(files.map(({ name, json }) => [name, json] as const))('%s names its source', (_name, json) => {
    expect(json.source).toMatchObject({
      repo: expect.stringMatching(/^[\w-]+\/[\w.-]+$/) as string,
      commit: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
      path: expect.stringMatching(/\S/) as string,
      commit_date: expect.stringMatching(/^20\d\d-\d\d-\d\dT/) as string,
    });
  });

  it.each(files.map(({ name }) => [name]))('%s has a reader of the same name', (name) => {
    const parts = name.split('/');
    const reader = join(folder, ...parts.slice(0, -1), `${camel(parts.at(-1) ?? '')}.ts`);
    expect(readFileSync(reader, 'utf8')).toContain(`'./${parts.at(-1)}.json'`);
  });

  it('has a README row, like every reader', () => {
    const rows =
      readFileSync(join(folder, 'README.md'), 'utf8')
        .match(/^\| .*/gm)
        ?.join() ?? '';
    const named = new Set(rows.match(/[\w-]+(\.\w+)?/g));
    const readers = readdirSync(folder).filter(
      (name) => !/^README\.md$|^__tests__$|\.schema\.ts$|\.d\.json\.ts$/.test(name),
    );
    expect(readers.filter((name) => !named.has(name))).toEqual([]);
  });

  it("has a README row that names exactly its reader's exports", () => {
    const rows = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(
      /^\| `([\w/<>-]+)\.ts` +\|[^|]*\| (.*) \|$/gm,
    );
    const named = [...rows].flatMap(([, reader = '', gives = '']) =>
      [...gives.matchAll(/`(\w+)[^`]*`/g)].map(([, name = '']) => [
        `${reader.replace('<component>', name)}.ts`,
        name,
      ]),
    );
    expect(named.length).toBeGreaterThan(80);
    const isMissing = ([reader = '', name = '']: string[]): boolean =>
      !new RegExp(`^export (?:const|(?:async )?function|class|interface|type) ${name}\\b`, 'm').test(
        readFileSync(join(folder, reader), 'utf8'),
      );
    expect(named.filter(isMissing)).toEqual([]);
  });

  it('is published, and every published file exists', () => {
    expect([...new Set(datasets.map(({ file }) => file))].sort()).toEqual(
      files.map(({ name }) => `${name}.json`).sort(),
    );
  });
});

it('no number is rounded by JavaScript', () => {
  const numbers = (value: Json): readonly number[] => {
    if (typeof value === 'number') return [value];
    return value === null || typeof value !== 'object'
      ? []
      : Object.values(value).flatMap((each) => numbers(each));
  };
  const all = files.flatMap(({ json }) => numbers(json));
  expect(all.length).toBeGreaterThan(2000);
  expect(all.filter((value) => Number.isInteger(value) && !Number.isSafeInteger(value))).toEqual([]);
});

describe('addresses', () => {
  const found = files.flatMap(({ name, json }) =>
    strings(json)
      .filter(({ value }) => isAddressLike(value))
      .map((leaf) => ({ ...leaf, name })),
  );

  it('are found in every file that has any', () => {
    expect(found.length).toBeGreaterThan(2500);
    expect([...new Set(found.map(({ name }) => name))].sort()).toEqual(
      expect.arrayContaining([
        'chains',
        'contracts',
        'fees',
        'interop',
        'predeploys',
        'preinstalls',
        'tokens',
      ]),
    );
  });

  it('have a valid EIP-55 checksum', () => {
    expect(
      found
        .filter(({ value }) => toChecksum(value) !== value)
        .map(({ name, at, value }) => `${name}${at}: ${value}`),
    ).toEqual([]);
  });

  it('are complete: none is truncated or too long', () => {
    const odd = files.flatMap(({ name, json }) =>
      strings(json)
        .filter(({ value }) => /^0x[0-9a-fA-F]{33,63}$/.test(value) && !isAddressLike(value))
        .map(({ at, value }) => `${name}${at}: ${value}`),
    );
    expect(odd).toEqual([]);
  });
});

describe('chains', () => {
  it('have unique ids and identifiers', () => {
    expect(allChains().length).toBeGreaterThan(30);
    expect(repeated(allChains().map(({ chain_id }) => chain_id))).toEqual([]);
    expect(repeated(allChains().map(({ identifier }) => identifier))).toEqual([]);
  });

  it('activate their forks in order', () => {
    const disorder = allChains().filter(
      (chain) => !ascending(Object.values(chain.hardforks).map(({ timestamp }) => timestamp)),
    );
    expect(
      unexplained(
        disorder.map(({ identifier }) => identifier),
        {
          'sepolia/race':
            'took the optional Pectra blob schedule of Sepolia in March 2025, before its own Holocene in June',
        },
      ),
    ).toEqual([]);
  });

  it('have the same second in UTC and Unix time', () => {
    const times = [...allChains(), ...networkIds.map((id) => network(id))].flatMap(({ hardforks }) =>
      Object.values(hardforks),
    );
    expect(times.length).toBeGreaterThan(300);
    expect(
      times.filter(({ timestamp, utc }) => utc !== null && Date.parse(utc) !== timestamp * 1000),
    ).toEqual([]);
  });

  it("that inherit forks have their network's times, unless they joined later", () => {
    const different = allChains()
      .filter((chain) => chain.hardfork_inheritance)
      .flatMap((chain) =>
        Object.entries(chain.hardforks)
          .filter(([fork, { timestamp }]) => {
            const shared = network(chain.superchain).hardforks[fork as keyof typeof chain.hardforks]
              ?.timestamp;
            return timestamp !== 0 && shared !== undefined && shared !== timestamp;
          })
          .map(([fork]) => `${chain.identifier} ${fork}`),
      );
    const joinedLater = Object.fromEntries(
      chainRemarks.map(({ where, problem }) => [
        `${where} ${/but (\w+) differs/.exec(problem)?.[1]}`,
        problem,
      ]),
    );
    expect(unexplained(different, joinedLater)).toEqual([]);
    expect(different.length).toBe(chainRemarks.length);
  });

  it('are the same in the short list', () => {
    expect(
      listedChains().map(({ identifier, chain_id, public_rpc }) => [identifier, chain_id, public_rpc]),
    ).toEqual(allChains().map(({ identifier, chain_id, public_rpc }) => [identifier, chain_id, public_rpc]));
  });

  it('have their fork times in the short list, with zero for genesis', () => {
    expect(listedChains().map(({ forks }) => forks)).toEqual(
      allChains().map(({ hardforks, genesis }) =>
        Object.fromEntries(
          Object.entries(hardforks).map(([fork, { timestamp }]) => [
            fork,
            timestamp > genesis.l2_time ? timestamp : 0,
          ]),
        ),
      ),
    );
  });

  it('belong to a network on their L1', () => {
    expect(
      allChains().filter((chain) => network(chain.superchain).l1.chain_id !== chain.l1_chain_id),
    ).toEqual([]);
  });
});

describe('L1 contracts', () => {
  it('of OP Mainnet and OP Sepolia are those of the chain list', () => {
    expect(opChainContracts('mainnet')).toMatchObject({
      addresses: opMainnet.addresses,
      roles: opMainnet.roles,
    });
    expect(opChainContracts('sepolia')).toMatchObject({
      addresses: opSepolia.addresses,
      roles: opSepolia.roles,
    });
  });

  it('have a record for every upgrade but the latest, newest last', () => {
    for (const net of ['mainnet', 'sepolia'] as const) {
      for (const snapshot of snapshots.slice(0, -1)) {
        expect(Object.keys(contractsAsOf(net, snapshot).addresses).length).toBeGreaterThan(8);
      }
      expect(ascending(contractsHistory(net).map(({ commit_date }) => Date.parse(commit_date)))).toBe(true);
    }
  });

  it('have the alias of the L1 ProxyAdmin owner as the L2 one', () => {
    const { standard_roles: roles } = fileNamed('contracts') as {
      standard_roles: Record<string, { l1ProxyAdminOwner: string; l2ProxyAdminOwner: string }>;
    };
    const offset = BigInt('0x1111000000000000000000000000000000001111');
    const aliases = Object.values(roles).map(({ l1ProxyAdminOwner }) =>
      toChecksum(`0x${((BigInt(l1ProxyAdminOwner) + offset) % 2n ** 160n).toString(16).padStart(40, '0')}`),
    );
    expect(aliases).toEqual(Object.values(roles).map(({ l2ProxyAdminOwner }) => l2ProxyAdminOwner));
    expect(aliases).toHaveLength(2);
  });
});

describe('upgrades', () => {
  it('have unique names, ids and proposal numbers', () => {
    expect(allUpgrades().length).toBeGreaterThanOrEqual(18);
    expect(repeated(allUpgrades().map(({ name }) => name))).toEqual([]);
    expect(repeated(allUpgrades().map(upgradeId))).toEqual([]);
    expect(repeated(allUpgrades().flatMap(({ upgrade_number }) => upgrade_number ?? []))).toEqual([]);
  });

  it.each(['op_mainnet', 'op_sepolia'] as const)('activate in order on %s', (net) => {
    const times = allUpgrades().flatMap((upgrade) => activationTime(upgrade, net)?.timestamp ?? []);
    expect(times.length).toBeGreaterThanOrEqual(8);
    expect(ascending(times)).toBe(true);
  });

  it('have the same second as Unix time, in UTC and in the registry', () => {
    for (const [net, chain] of [
      ['op_mainnet', opMainnet],
      ['op_sepolia', opSepolia],
    ] as const) {
      for (const upgrade of allUpgrades()) {
        const time = activationTime(upgrade, net);
        // The registry's commit may predate an upgrade.
        if (!time || time.utc > chainsSource.commit_date) continue;
        expect(Date.parse(time.utc)).toBe(time.timestamp * 1000);
        const fork = upgrade.name.toLowerCase().replaceAll(' ', '_') as keyof typeof chain.hardforks;
        const registered =
          upgrade.name === 'Bedrock' ? chain.genesis.l2_time : chain.hardforks[fork]?.timestamp;
        expect([upgrade.name, time.timestamp]).toEqual([upgrade.name, registered]);
      }
    }
  });

  it('start at the first block at or after their time', () => {
    let seen = 0;
    for (const [net, chain] of [
      ['op_mainnet', opMainnet],
      ['op_sepolia', opSepolia],
    ] as const) {
      for (const upgrade of allUpgrades()) {
        const time = activationTime(upgrade, net);
        if (time?.l2_block_computed === undefined) continue;
        seen += 1;
        const { l2_time: genesis, l2 } = chain.genesis;
        expect(time.l2_block_computed).toBe(
          l2.number + Math.ceil((time.timestamp - genesis) / chain.block_time),
        );
      }
    }
    expect(seen).toBeGreaterThanOrEqual(14);
  });

  it('end each snapshot with the upgrade it is named after', () => {
    for (const snapshot of snapshots) {
      expect(upgradesAsOf(snapshot).at(-1)?.name.toLowerCase()).toBe(snapshot);
    }
    expect(networkUpgrades().map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Bedrock',
        'Canyon',
        'Delta',
        'Ecotone',
        'Fjord',
        'Granite',
        'Holocene',
        'Isthmus',
      ]),
    );
  });
});

describe('predeploys', () => {
  it('have unique names and addresses', () => {
    expect(predeploys().length).toBeGreaterThanOrEqual(31);
    expect(repeated(predeploys().map(({ name }) => name))).toEqual([]);
    expect(repeated(predeploys().map(({ address }) => address))).toEqual([]);
    expect(repeated(preinstalls().map(({ address }) => address))).toEqual([]);
  });

  it('are in the reserved range, except those from elsewhere', () => {
    const prefix = BigInt(predeployNamespace.prefix);
    const outside = predeploys().filter(({ address }) => {
      const distance = BigInt(address) - prefix;
      return distance < 0n || distance >= BigInt(predeployNamespace.count);
    });
    expect(
      unexplained(
        outside.map(({ name }) => name),
        {
          LegacyERC20ETH: 'ether as a token before Bedrock; its address predates the range',
          BeaconBlockRoot: 'deployed at the address EIP-4788 fixes for all chains',
          'HistoryStorage (EIP-2935)': 'deployed at the address EIP-2935 fixes for all chains',
        },
      ),
    ).toEqual([]);
  });

  it('have their first code at the address the rule gives', () => {
    const proxied = predeploys().filter(({ genesis_implementation }) => genesis_implementation !== null);
    expect(proxied.length).toBeGreaterThan(20);
    for (const { address, genesis_implementation } of proxied) {
      expect(genesis_implementation?.toLowerCase()).toBe(
        `0xc0d3c0d3c0d3c0d3c0d3c0d3c0d3c0d3c0d3${address.slice(-4).toLowerCase()}`,
      );
    }
  });

  it('were introduced by an existing upgrade', () => {
    const known = new Set(forks.map(forkName));
    const unknown = predeploys().filter(({ introduced }) => !known.has(introduced));
    expect(
      unexplained([...new Set(unknown.map(({ introduced }) => introduced))], {
        Legacy: 'before Bedrock, when upgrades had no proposals',
        'Upgrade 18': 'contracts for chains with a custom gas token, which no fork brings',
      }),
    ).toEqual([]);
  });

  it("get new code at a deployer's first address", () => {
    expect(upgradeImplementations.length).toBeGreaterThanOrEqual(6);
    for (const { name, deployer, implementation, upgrade } of upgradeImplementations) {
      // CREATE: the hash of the RLP list [deployer, nonce 0].
      const rlp = concatBytes(Uint8Array.of(0xd6, 0x94), hexToBytes(deployer.slice(2)), Uint8Array.of(0x80));
      expect(toChecksum(`0x${bytesToHex(keccak_256(rlp)).slice(-40)}`)).toBe(implementation);
      expect(predeploys().map((each) => each.name)).toContain(name);
      expect(upgradeByName(upgrade)).toBeDefined();
    }
    expect(systemAddresses.length).toBeGreaterThanOrEqual(4);
  });
});

describe('hashes', () => {
  it('of events match their signatures', () => {
    const events = [...interop.contracts, ...protocolContracts].flatMap(({ events: each }) => each);
    expect(events.length).toBeGreaterThanOrEqual(35);
    for (const { name, signature, topic0, params } of events) {
      expect([signature, topicOf(signature)]).toEqual([signature, topic0]);
      expect(signature.startsWith(`${name}(`)).toBe(true);
      if (!signature.includes('((') && !signature.includes(',(')) {
        expect(signature).toBe(`${name}(${params.map(({ type }) => type).join(',')})`);
      }
    }
    for (const [name, topic] of Object.entries(interop.topic_hashes)) {
      expect(events.filter((event) => event.name === name).map(({ topic0 }) => topic0)).toContain(topic);
    }
  });

  it('belong to contracts and functions named once in one file', () => {
    expect(repeated([...interop.contracts, ...protocolContracts].map(({ name }) => name))).toEqual([]);
    const functions = protocolContracts.flatMap((contract) => contract.functions.map(({ name }) => name));
    expect(repeated([...functions, ...Object.keys(fees.selectors)])).toEqual([]);
  });

  it('of errors and functions match their signatures', () => {
    const hashed = [
      ...interop.contracts.flatMap(({ errors }) => errors),
      ...[...interop.contracts, ...protocolContracts].flatMap(({ functions }) =>
        functions.flatMap((each) => ('signature' in each ? [each] : [])),
      ),
    ];
    expect(hashed.length).toBeGreaterThanOrEqual(50);
    for (const { signature, selector } of [...hashed, ...Object.values(fees.selectors)]) {
      expect([signature, selectorOf(signature)]).toEqual([signature, selector]);
    }
    for (const [contract, errors] of Object.entries(interop.error_selectors)) {
      for (const [error, selector] of Object.entries(errors)) {
        expect([contract, error, selectorOf(`${error}()`)]).toEqual([contract, error, selector]);
      }
    }
    const { l1_attributes_calldata: calldata } = fileNamed('protocol-params') as {
      l1_attributes_calldata: Record<string, { selector: string }>;
    };
    const known = Object.values(fees.selectors).map(({ selector }) => selector);
    expect(Object.values(calldata).filter(({ selector }) => !known.includes(selector))).toEqual([]);
  });

  it('of storage slots are one less than the hash of their name', () => {
    const slots = Object.values(interop.storage_slots);
    expect(slots).toHaveLength(2);
    for (const { preimage, value } of slots) {
      const [name = ''] = preimage.split(' ');
      expect(BigInt(value)).toBe(BigInt(`0x${keccakHex(name)}`) - 1n);
    }
  });

  it('of the access list example follow from its layout', () => {
    const { example } = interop.access_list;
    const bytes = (hex: string): Uint8Array => hexToBytes(hex.replace(/^0x/, ''));
    const size = (value: number, length: number): Uint8Array =>
      bytes(value.toString(16).padStart(length * 2, '0'));
    const hash = (...parts: readonly Uint8Array[]): Uint8Array => keccak_256(concatBytes(...parts));
    const { chainId, blockNumber, timestamp, logIndex, origin } = example;

    const lookup = concatBytes(
      Uint8Array.of(1, 0, 0, 0),
      size(chainId, 8),
      size(blockNumber, 8),
      size(timestamp, 8),
      size(logIndex, 4),
    );
    const message = hash(bytes(example.payload));
    const log = hash(bytes(origin), message);
    const id = concatBytes(new Uint8Array(12), size(blockNumber, 8), size(timestamp, 8), size(logIndex, 4));
    const checksum = hash(hash(log, id), size(chainId, 32));
    checksum[0] = 3;

    expect(`0x${bytesToHex(message)}`).toBe(example.msgHash);
    expect(`0x${bytesToHex(log)}`).toBe(example.logHash);
    expect(`0x${bytesToHex(lookup)}`).toBe(example.entry_lookup);
    expect(`0x${bytesToHex(checksum)}`).toBe(example.entry_checksum);
  });
});

describe('tokens', () => {
  it('have unique ids and addresses on chains of the list', () => {
    expect(allTokens().length).toBeGreaterThan(100);
    expect(repeated(allTokens().map(({ id }) => id))).toEqual([]);
    expect(
      allTokens().filter(({ addresses }) => Object.keys(addresses).some((id) => !(id in tokenChains))),
    ).toEqual([]);
    expect(allTokens().filter(({ addresses }) => Object.keys(addresses).length === 0)).toEqual([]);
  });

  it('are on current or former chains', () => {
    const known = new Set([
      ...allChains().map(({ chain_id }) => chain_id),
      ...leftChains().map(({ chain_id }) => chain_id),
      ...networkIds.map((id) => network(id).l1.chain_id),
    ]);
    expect(Object.keys(tokenChains).filter((id) => !known.has(Number(id)))).toEqual([]);
  });
});

describe('flags', () => {
  const flagFiles = files
    .filter(({ name, json }) => name.startsWith('cli-flags/') && 'flags' in json)
    .map(({ name, json }) => [name, flagFileSchema.loose().parse(json)] as const);

  it('exist for every program with flags', () => {
    expect(flagFiles).toHaveLength(13);
  });

  it.each(flagFiles)('of %s have unique names and variables', (_name, file) => {
    expect(file.flags.length).toBe(file.count ?? file.flags.length);
    expect(repeated(file.flags.map(({ name }) => name))).toEqual([]);
    expect(repeated(file.flags.flatMap(({ env }) => env))).toEqual([]);
    const { env_prefix: prefix } = file;
    if (prefix !== undefined) {
      expect(file.flags.filter(({ env }) => env.some((each) => !each.startsWith(`${prefix}_`)))).toEqual([]);
    }
  });

  it.each(flagFiles)("of %s name the program's releases and snapshots", (_name, file) => {
    const own = (tag: string): boolean => tag.startsWith(`${file.component}/v`);
    const compared = Object.keys(file.snapshot_tags ?? {});
    for (const flag of [...file.flags, ...(file.removed_flags ?? [])]) {
      expect([flag.name, flag.first_tag === undefined || own(flag.first_tag)]).toEqual([flag.name, true]);
      expect(flag.in_snapshots?.filter((each) => !compared.includes(each)) ?? []).toEqual([]);
    }
    for (const tag of Object.values(file.snapshot_tags ?? {})) expect(own(tag)).toBe(true);
    expect(
      (file.removed_flags ?? []).filter(({ name }) => file.flags.some((flag) => flag.name === name)),
    ).toEqual([]);
  });
});

describe('JSON-RPC methods', () => {
  const methods = rpcComponents.flatMap((component) =>
    rpcNamespaces(component).flatMap(({ namespace, methods: each }) =>
      each.map((method) => ({ component, namespace, ...method })),
    ),
  );

  it('are listed once per component and begin with their namespace', () => {
    expect(methods.length).toBeGreaterThanOrEqual(110);
    expect(
      repeated(methods.map(({ component, namespace, method }) => `${component} ${namespace} ${method}`)),
    ).toEqual([]);
    const elsewhere = methods.filter(({ method, namespace }) => !method.startsWith(`${namespace}_`));
    expect(
      unexplained([...new Set(elsewhere.map(({ component, namespace }) => `${component} ${namespace}`))], {
        'op-reth extra_methods': 'additions to several namespaces of Ethereum',
        'op-conductor proxied': 'methods passed on to the node and the client of the leader',
      }),
    ).toEqual([]);
  });

  it('require existing flags of their program', () => {
    const asked = methods.filter(({ requires }) => requires !== undefined);
    expect(asked.length).toBeGreaterThan(30);
    for (const { component, method, requires } of asked) {
      const flag = requires?.split(';')[0];
      const { flags } = flagFileSchema.loose().parse(fileNamed(`cli-flags/${component}`));
      expect([method, flags.some(({ name }) => name === flag)]).toEqual([method, true]);
    }
  });

  it('exclude the discontinued supervisor, whose flags match the interop data', () => {
    const { flags } = flagFileSchema.parse(fileNamed('cli-flags/op-supervisor'));
    expect([...interop.supervisor.flags].sort()).toEqual(flags.map(({ name }) => name).sort());
    expect(methods.filter(({ method }) => /^(?:supervisor|interop)_/.test(method))).toEqual([]);
  });
});

describe('releases', () => {
  it('belong to existing upgrades', () => {
    const matched = allUpgrades().flatMap((upgrade) => releasesOfUpgrade(upgrade) ?? []);
    expect(matched.map(({ upgrade }) => upgrade)).toEqual(
      allReleases()
        .filter(({ l1_fork: fork }) => fork === undefined)
        .map(({ upgrade }) => upgrade),
    );
  });

  it('from the monorepo are existing tags or named by its notices', () => {
    const tags = new Set(releaseTags().map(({ tag }) => tag));
    const named = allReleases().flatMap(({ mainnet, sepolia, evidence }) =>
      [mainnet, sepolia ?? {}].flatMap((versions) =>
        Object.entries(versions).map(([component, version]) => ({
          tag: `${component}/${version.split(' ')[0]}`,
          // Commits of releases after June 2026 were not looked up.
          noticed: evidence.some((each) =>
            /^ethereum-optimism\/optimism@|optimism\/releases\/tag/.test(each),
          ),
        })),
      ),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(
      named
        .filter(({ tag, noticed }) => !noticed && !tags.has(tag) && !/^op-(geth|reth)\//.test(tag))
        .map(({ tag }) => tag),
    ).toEqual([]);
  });

  it('after an audit are known', () => {
    const known = new Set([
      ...standardReleases('mainnet').map(({ tag }) => tag),
      ...releaseTags().map(({ tag }) => tag),
      ...allUpgrades().flatMap(({ op_contracts_release: release }) => release?.split(' ')[0] ?? []),
    ]);
    const unknown = allAudits().flatMap(({ subsequent_release: release }) =>
      release !== null && release !== undefined && !known.has(release) ? [release] : [],
    );
    expect(unknown).toEqual([]);
    expect(allAudits().length).toBe(fileNamed('audits').count);
  });
});

describe('the glossary', () => {
  const terms = allTerms();

  it('has at least 120 terms, in alphabetical order, each with an id made from it', () => {
    expect(terms.length).toBeGreaterThanOrEqual(120);
    const ids = terms.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(repeated(ids)).toEqual([]);
    expect(terms.filter(({ id, term }) => termId(term) !== id)).toEqual([]);
  });

  it('has unique names', () => {
    const names = terms.flatMap(({ term, aliases = [] }) => [...new Set([term, ...aliases].map(termId))]);
    expect(repeated(names)).toEqual([]);
    expect(termById('safe-l2-head')?.id).toBe('safe-head');
    expect(termById('nothing-of-the-kind')).toBeUndefined();
  });

  it('defines each term in one or two sentences', () => {
    const sentences = (text: string): number => text.split(/(?<=[.!?])\s+(?=[A-Z`])/).length;
    expect(terms.filter(({ definition }) => sentences(definition) > 2).map(({ id }) => id)).toEqual([]);
    expect(terms.filter(({ definition }) => definition.length < 40 || !definition.endsWith('.'))).toEqual([]);
    expect(terms.filter(({ definition }) => definition.split('`').length % 2 === 0)).toEqual([]);
  });

  it('refers to existing other terms', () => {
    const wrong = terms.flatMap(({ id, see = [] }) =>
      see
        .filter((other) => other === id || !terms.some((term) => term.id === other))
        .map((other) => `${id}: ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has the upgrades' dates", () => {
    const documented = upgradesAsOf(currentSnapshot);
    const dated = networkUpgrades().flatMap((upgrade) => {
      if (!documented.includes(upgrade)) return [];
      const time = activationTime(upgrade, 'op_mainnet');
      return time ? [{ name: upgrade.name, time }] : [];
    });
    expect(dated.length).toBeGreaterThanOrEqual(8);
    for (const { name, time } of dated) {
      const day = new Date(time.timestamp * 1000).toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      expect(termById(name.toLowerCase())?.definition).toContain(day);
    }
  });

  it("has the data's addresses and block numbers", () => {
    expect(termById('address-aliasing')?.definition).toContain('0x1111000000000000000000000000000000001111');
    expect(systemAddresses.map(({ address }) => address)).toContain(
      '0x1111000000000000000000000000000000001111',
    );
    expect(termById('l2-genesis-block')?.definition).toContain(String(opMainnet.genesis.l2.number));
    expect(termById('op-mainnet')?.definition).toContain(`chain ID ${opMainnet.chain_id},`);
  });

  it("has the data's predeploy names", () => {
    const explained = terms.filter(({ definition }) => definition.startsWith('The interop predeploy'));
    expect(explained.length).toBeGreaterThanOrEqual(4);
    const names = predeploys('interop').map(({ name }) => name);
    expect(explained.filter(({ term }) => !names.includes(term))).toEqual([]);
  });
});
