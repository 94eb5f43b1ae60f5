/** Whether the server markup of tables has all data. */
import { type ReactElement } from 'react';

import Audits from '@site/src/components/reference/Audits';
import { monthName } from '@site/src/components/reference/Audits/AuditRows.content';
import ChainTable, { chainCount, chainFacets } from '@site/src/components/reference/ChainTable';
import ChainSummary from '@site/src/components/reference/ChainTable/ChainSummary';
import { Traits } from '@site/src/components/reference/ChainTable/ChainFacts';
import { inheritance, latestFork } from '@site/src/data/chainTraits';
import ChainContracts from '@site/src/components/reference/ContractAddresses/ChainContracts';
import { type GroupId, groups, notesOf } from '@site/src/components/reference/ContractAddresses/groups';
import L2Contracts from '@site/src/components/reference/ContractAddresses/L2Contracts';
import LegacyContracts from '@site/src/components/reference/ContractAddresses/LegacyContracts';
import ReleaseContracts from '@site/src/components/reference/ContractAddresses/ReleaseContracts';
import { contractName, runningRelease } from '@site/src/components/reference/ContractAddresses/releases';
import SepoliaContracts from '@site/src/components/reference/ContractAddresses/SepoliaContracts';
import SharedContracts from '@site/src/components/reference/ContractAddresses/SharedContracts';
import { type Facet } from '@site/src/ui/DataTable/RowFilter';
import ChainRoles from '@site/src/components/reference/PrivilegedRoles/ChainRoles';
import RoleHolders from '@site/src/components/reference/PrivilegedRoles/RoleHolders';
import {
  chainsWithStandardHolder,
  holderOf,
  type RoleId,
  roles,
} from '@site/src/components/reference/PrivilegedRoles/roles';
import StandardParameters from '@site/src/components/reference/StandardParameters';
import {
  allowed,
  duration,
  parameterGroups,
  parametersOf,
  pathsOf,
} from '@site/src/components/reference/StandardParameters/parameters';
import KonaPrestates from '@site/src/components/reference/StandardParameters/KonaPrestates';
import Prestates from '@site/src/components/reference/StandardParameters/Prestates';
import StandardReleases from '@site/src/components/reference/StandardParameters/StandardReleases';
import SuperchainLevels from '@site/src/components/reference/StandardParameters/SuperchainLevels';
import TokenList from '@site/src/components/reference/TokenList';
import { csvField, tokensCsv } from '@site/src/components/reference/TokenList/csv';
import { tokenChainOrder, tokenExplorers } from '@site/src/components/reference/TokenList/explorers';
import UpgradeTimeline from '@site/src/components/reference/UpgradeTimeline';
import { drawing, scale, spans, ticks } from '@site/src/components/reference/UpgradeTimeline/layout';
import ProtocolVersions from '@site/src/components/reference/Upgrades/ProtocolVersions';
import UpgradeFacts from '@site/src/components/reference/Upgrades/UpgradeFacts';
import UpgradeTimes from '@site/src/components/reference/Upgrades/UpgradeTimes';
import {
  proposalLink,
  releaseUrl,
  specUrl,
  splitRelease,
  upgradeTitle,
} from '@site/src/components/reference/Upgrades/words';
import { allAudits, auditUrl } from '@site/src/data/audits';
import {
  allChains,
  chainsOf,
  chainsSource,
  leftChains,
  network,
  networkIds,
  opMainnet,
  opSepolia,
} from '@site/src/data/chains';
import { explorerBase } from '@site/src/data/explorers';
import {
  legacyContracts,
  opChainContracts,
  prestates,
  standardParams,
  standardReleases,
  standardRoles,
  superchainContracts,
} from '@site/src/data/contracts';
import { predeploys, predeploysAsOf } from '@site/src/data/predeploys';
import { shortCommit } from '@site/src/data/provenance';
import { releasesOfUpgrade } from '@site/src/data/releases';
import { currentSnapshot } from '@site/src/data/snapshots';
import { allTokens, type Token, tokenChains } from '@site/src/data/tokens';
import { factsOf } from '@site/src/remark/facts';
import {
  activationTime,
  allUpgrades,
  networkUpgrades,
  protocolVersions,
  upgradeId,
} from '@site/src/data/upgrades';

import { completeMarkup, markupOf } from '../../../../tests/support/markup';

jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));
jest.mock('@docusaurus/router', () => ({
  useHistory: () => undefined,
  useLocation: () => ({ hash: '' }),
}));

/** Markup with decoded entities, as far as data has them. */
async function html(element: ReactElement): Promise<string> {
  return (await completeMarkup(element))
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}

function missing(page: string, wanted: readonly string[]): readonly string[] {
  expect(wanted.length).toBeGreaterThan(0);
  return wanted.filter((each) => !page.includes(each));
}

/** Facet values without a row, and row values without a facet. */
function mismatch(page: string, facets: readonly Facet[]): readonly string[] {
  return facets.flatMap(({ id, options }) => {
    const there = new Set(
      [...page.matchAll(new RegExp(`data-facet-${id}="([^"]*)"`, 'g'))].flatMap(([, value = '']) =>
        value.split(' '),
      ),
    );
    const offered = new Set(options.map(({ value }) => value));
    return [
      ...[...there].filter((value) => !offered.has(value)).map((value) => `${id} lacks ${value}`),
      ...[...offered].filter((value) => !there.has(value)).map((value) => `${id} offers ${value} in vain`),
    ];
  });
}

/** Props that a component gets at compile time. */
function given<Props extends Readonly<Record<string, unknown>>>(component: string, needed: Props): Props {
  return { ...needed, ...factsOf(component, {}) };
}

/** Props of a table with filters, before they are filled in. */
const unfilled: { readonly count: number; readonly facets: readonly Facet[] } = { count: 0, facets: [] };

const facetsGiven = (component: string): readonly Facet[] => given(component, unfilled).facets;

const rowCount = (page: string): number => page.match(/data-row=""/g)?.length ?? 0;

describe('the chain table', () => {
  let page: string;
  /** A URL's hidden scheme. */
  const scheme = '<span class="scheme">https://</span>';
  beforeAll(async () => {
    page = await html(<ChainTable />);
  });

  it('has every chain of the registry with its id, endpoints and anchor', () => {
    expect(allChains()).toHaveLength(chainCount);
    expect(rowCount(page)).toBe(chainCount);
    for (const { identifier, name, chain_id, public_rpc, explorer } of allChains()) {
      expect(
        missing(page, [`id="${identifier}"`, `href="#${identifier}"`, name, `<code>${chain_id}</code>`]),
      ).toEqual([]);
      if (public_rpc !== '')
        expect(page.replaceAll(scheme, 'https://')).toContain(`<code>${public_rpc}</code>`);
      if (explorer !== '') expect(page).toContain(`<a href="${explorerBase(explorer)}" rel="noopener">`);
    }
  });

  it('has row details that open without scripts and are named after the chain', () => {
    for (const { name } of allChains())
      expect(page).toContain(`<span class="visuallyHidden"> about ${name}</span></summary>`);
    expect(page.match(/<\/summary><dl /g)).toHaveLength(chainCount);
  });

  it('offers to filter by just what there is', () => {
    expect(mismatch(page, chainFacets)).toEqual([]);
    expect(chainFacets[0]?.options.map(({ value }) => value)).toEqual(networkIds);
  });

  it('has sort keys in every row', () => {
    for (const key of ['name', 'id', 'block']) {
      expect(page.match(new RegExp(`data-sort-${key}="`, 'g'))).toHaveLength(chainCount);
    }
  });

  it('names its columns, source and contents', () => {
    expect(page).toContain('<caption>Chains of the Superchain Registry</caption>');
    expect(page.match(/<th scope="col"/g)).toHaveLength(6);
    expect(page.match(/<th scope="row"/g)).toHaveLength(chainCount);
    expect(page).toContain(`ethereum-optimism/superchain-registry@${shortCommit(chainsSource)}`);
  });

  it('lists former chains with the day they left', () => {
    expect(leftChains().length).toBeGreaterThan(0);
    for (const { chain_id, left } of leftChains())
      expect(page).toContain(`chain ID ${chain_id}) left the registry on <time dateTime="${left}">`);
  });

  it('is small enough for the page', () => {
    expect(page.length).toBeLessThan(150_000);
  });
});

describe('properties of a chain', () => {
  it('include the newest upgrade with a time', () => {
    const canyon = { timestamp: 0, utc: null };
    expect(latestFork({ hardforks: { isthmus: { timestamp: 7, utc: '' }, canyon } })).toEqual({
      fork: 'isthmus',
      timestamp: 7,
    });
    const newest = Math.max(...Object.values(opMainnet.hardforks).map(({ timestamp }) => timestamp));
    expect(latestFork(opMainnet)?.timestamp).toBe(newest);
    expect(latestFork({ hardforks: {} })).toBeUndefined();
    expect(
      latestFork({
        hardforks: { delta: { timestamp: 0, utc: null }, pectra_blob_schedule: { timestamp: 5, utc: '' } },
      })?.fork,
    ).toBe('delta');
  });

  it('include the time of the newest upgrade, or genesis for a younger chain', () => {
    const { l2_time } = opMainnet.genesis;
    const upgradeAt = (timestamp: number): string | undefined =>
      /<dt>Upgrade<\/dt><dd>(from|since genesis)/.exec(
        markupOf(<Traits chain={{ ...opMainnet, hardforks: { canyon: { timestamp, utc: '' } } }} />),
      )?.[1];
    expect(upgradeAt(l2_time + 1)).toBe('from');
    expect([0, l2_time - 1, l2_time].map(upgradeAt)).toEqual(Array(3).fill('since genesis'));
  });

  it('include how it gets its upgrades', () => {
    expect(inheritance({ hardfork_inheritance: true, superchain_time: 0 })).toBe('inherited');
    expect(inheritance({ hardfork_inheritance: true, superchain_time: 1742396400 })).toBe(
      'inherited since 2025-03-19',
    );
    expect(inheritance({ hardfork_inheritance: false, superchain_time: null })).toBe('its own');
  });
});

describe('the summary of a chain', () => {
  it.each([opMainnet, opSepolia])('has all that a wallet needs: $identifier', async (chain) => {
    const page = await html(<ChainSummary chain={chain.identifier} name="Name here" />);
    expect(
      missing(page, [
        'Name here',
        `<code>${chain.chain_id}</code>`,
        chain.public_rpc,
        chain.sequencer_rpc,
        explorerBase(chain.explorer) ?? '?',
        'ETH',
      ]),
    ).toEqual([]);
  });
});

describe('the token list', () => {
  let page: string;
  beforeAll(async () => {
    page = await html(<TokenList {...given('TokenList', unfilled)} />);
  });

  it('has every token with each of its addresses', () => {
    expect(rowCount(page)).toBe(allTokens().length);
    expect(page).toContain(`${allTokens().length} tokens`);
    for (const { id, symbol, name, addresses } of allTokens()) {
      expect(
        missing(page, [
          `id="token-${id}"`,
          symbol,
          name,
          ...Object.values(addresses).map((each) => `<code>${each}</code>`),
        ]),
      ).toEqual([]);
    }
  });

  it('links every address to an explorer of its chain', () => {
    expect([...tokenChainOrder].sort()).toEqual(Object.keys(tokenChains).sort());
    for (const chainId of tokenChainOrder) {
      const explorer = tokenExplorers[chainId] ?? '';
      expect([chainId, explorer]).toEqual([chainId, expect.stringMatching(/^https:\/\/[a-z.-]+$/)]);
      expect(page).toContain(`href="${explorer}/`);
    }
  });

  it('includes other names and nonstandard bridges', () => {
    expect(page).toContain('USDC.e, Bridged USDC');
    for (const { nonstandard_bridges: bridges } of allTokens()) {
      for (const bridge of Object.values(bridges ?? {}))
        expect(missing(page, Object.values(bridge))).toEqual([]);
    }
  });

  it('offers to filter by just what there is', () => {
    expect(mismatch(page, facetsGiven('TokenList'))).toEqual([]);
    expect(page).toContain('<option value="10">OP Mainnet</option>');
  });
});

describe('the token list as CSV', () => {
  const lines = tokensCsv(allTokens(), tokenChains).trimEnd().split('\r\n');

  it('has a line for every address', () => {
    const addresses = allTokens().flatMap((token) => Object.values(token.addresses));
    expect(lines).toHaveLength(addresses.length + 1);
    expect(lines[0]).toBe('id,symbol,name,decimals,list,chain_id,chain,address');
    expect(addresses.filter((address, index) => !lines[index + 1]?.endsWith(`,${address}`))).toEqual([]);
  });

  it("has a token's name on the chain", () => {
    expect(lines).toContain(
      'BridgedUSDC,USDC.e,Bridged USDC,6,extended,10,OP Mainnet,0x7F5c764cBc14f9669B88837ca1490cCa17c31607',
    );
  });

  it("has a token's differing symbol, name and decimals on the chain", () => {
    const token: Token = {
      id: 'T',
      symbol: 'T',
      name: 'Token',
      decimals: 18,
      list: 'default',
      addresses: { 1: '0x1', 10: '0x2' },
      overrides: { 10: { symbol: 'T.e', name: 'Bridged token', decimals: 6 } },
    };
    expect(tokensCsv([token], { 1: 'Ethereum' }).split('\r\n').slice(1, 3)).toEqual([
      'T,T,Token,18,default,1,Ethereum,0x1',
      'T,T.e,Bridged token,6,default,10,,0x2',
    ]);
  });

  it('quotes special characters and prevents formulas', () => {
    expect(csvField('a,b')).toBe('"a,b"');
    expect(csvField('say "a"')).toBe('"say ""a"""');
    expect(csvField('plain')).toBe('plain');
    expect(
      allTokens().filter(({ id, symbol, name }) =>
        [id, symbol, name].some((each) => /^[=+\-@\t]/.test(each)),
      ),
    ).toEqual([]);
  });
});

describe('the review table', () => {
  let page: string;
  beforeAll(async () => {
    page = await html(<Audits {...given('Audits', unfilled)} />);
  });

  it('has every review with date, auditor, scope, report, commit and release', () => {
    expect(rowCount(page)).toBe(allAudits().length);
    expect(page).toContain(`${allAudits().length} reviews`);
    for (const audit of allAudits()) {
      const {
        date,
        auditor,
        scope,
        external_links: links = [],
        reviewed_commit: commit,
        subsequent_release: release,
      } = audit;
      expect(missing(page, [monthName(date), auditor, scope, `href="${auditUrl(audit)}"`, ...links])).toEqual(
        [],
      );
      if (commit) expect(page).toContain(`/commit/${commit}"`);
      if (release) expect(page).toContain(`>${release}</code>`);
    }
  });

  it('begins with the newest and can be filtered by existing years', () => {
    expect(page.indexOf(monthName('2025-05'))).toBeLessThan(page.indexOf(monthName('2020-10')));
    expect(mismatch(page, facetsGiven('Audits'))).toEqual([]);
    expect(monthName('2023-01')).toBe('January 2023');
  });
});

describe('contract addresses', () => {
  const groupIds = Object.keys(groups) as GroupId[];
  const noted = groupIds.flatMap((id) => groups[id].map(({ name }) => name));

  it('include an undescribed contract', () => {
    const names = notesOf('configuration', { SystemConfigProxy: '0x1', Brandnew: '0x2', MIPS: '0x3' });
    expect(names.map(({ name, does }) => [name, does])).toEqual([
      ['SystemConfigProxy', expect.any(String)],
      ['Brandnew', 'Not described yet.'],
    ]);
  });

  it("describe every contract of the registry's chains once", () => {
    const known = new Set(allChains().flatMap(({ addresses }) => Object.keys(addresses)));
    expect([...known].filter((name) => !noted.includes(name))).toEqual([]);
    expect(noted.filter((name) => !known.has(name))).toEqual(['BatchInbox']);
    expect(new Set(noted).size).toBe(noted.length);
  });

  it('of OP Mainnet are in the HTML', async () => {
    const page = (await Promise.all(groupIds.map((group) => html(<ChainContracts group={group} />)))).join(
      '',
    );
    const { addresses, batch_inbox_addr } = opChainContracts('mainnet');
    expect(missing(page, [...Object.values(addresses), batch_inbox_addr])).toEqual([]);
    expect(
      missing(
        page,
        Object.keys(addresses).map((name) => `id="l1-${name}"`),
      ),
    ).toEqual([]);
    expect(page).toContain(`href="${network('mainnet').l1.explorer}/address/`);
  });

  it('of OP Sepolia are in the HTML', async () => {
    const page = (await Promise.all(groupIds.map((group) => html(<SepoliaContracts group={group} />)))).join(
      '',
    );
    const { addresses, batch_inbox_addr } = opChainContracts('sepolia');
    expect(missing(page, [...Object.values(addresses), batch_inbox_addr])).toEqual([]);
    expect(page).toContain(`href="${network('sepolia').l1.explorer}/address/`);
  });

  it('on L2 are all predeploys of the documented upgrade', async () => {
    const current = await html(<L2Contracts group="current" />);
    const deprecated = await html(<L2Contracts group="deprecated" />);
    const active = predeploysAsOf(currentSnapshot);
    expect(active.length).toBeLessThan(predeploys().length);
    for (const predeploy of active) {
      const page = predeploy.deprecated ? deprecated : current;
      expect(missing(page, [predeploy.address, `<code>${predeploy.name}</code>`])).toEqual([]);
    }
    expect(current).toContain(`${explorerBase(opSepolia.explorer)}/address/`);
    expect(current).not.toContain('CrossL2Inbox');
  });

  it('include shared ones and those from before Bedrock', async () => {
    const shared = await html(<SharedContracts />);
    for (const id of ['mainnet', 'sepolia'] as const) {
      expect(missing(shared, Object.values(superchainContracts(id)))).toEqual([]);
      const manager = standardReleases(id).find(({ tag }) => tag === runningRelease())?.contracts
        .op_contracts_manager;
      expect(shared).toContain(manager?.address ?? 'no manager');
    }
    const legacy = await html(<LegacyContracts />);
    expect(
      missing(
        legacy,
        legacyContracts.contracts.flatMap(({ name, address }) => [name, address]),
      ),
    ).toEqual([]);
    expect(legacy.match(/in use as/g)).toHaveLength(3);
  });

  it.each(standardReleases('mainnet').map(({ tag }) => tag))(
    'of release %s have versions and implementations',
    async (tag) => {
      const page = await html(<ReleaseContracts release={tag} />);
      for (const id of ['mainnet', 'sepolia'] as const) {
        const release = standardReleases(id).find((each) => each.tag === tag);
        for (const [key, { version, implementation_address, address }] of Object.entries(
          release?.contracts ?? {},
        )) {
          const code = implementation_address ?? address;
          expect(missing(page, [contractName(key), version, ...(code === undefined ? [] : [code])])).toEqual(
            [],
          );
        }
      }
    },
  );

  it("are of the newest executed upgrade's release", async () => {
    const carriedOut = allUpgrades().filter(
      ({ status, op_contracts_release: release }) => status !== 'planned' && release !== null,
    );
    expect(splitRelease(carriedOut.at(-1)?.op_contracts_release ?? '').tag).toBe(runningRelease());
    expect(await html(<ReleaseContracts />)).toBe(
      await html(<ReleaseContracts release={runningRelease()} />),
    );
    await expect(html(<ReleaseContracts release="op-contracts/v0.0.0" />)).rejects.toThrow(
      'has no release "op-contracts/v0.0.0"',
    );
  });

  it("have the source's spelling", () => {
    expect(['system_config', 'mips', 'l1_erc721_bridge', 'delayed_weth'].map(contractName)).toEqual([
      'SystemConfig',
      'MIPS',
      'L1ERC721Bridge',
      'DelayedWETH',
    ]);
  });
});

describe('upgrades', () => {
  it.each(allUpgrades().map((upgrade) => [upgradeId(upgrade), upgrade] as const))(
    'show all facts: %s',
    async (id, upgrade) => {
      const page = await html(<UpgradeFacts id={id} />);
      const times = (['op_mainnet', 'op_sepolia', 'op_goerli'] as const).flatMap(
        (net) => activationTime(upgrade, net) ?? [],
      );
      const transactions = Object.values(upgrade.l1_execution ?? {})
        .flatMap(({ tx, also = [] }) => [tx, ...also.map((each) => each.tx)])
        .map((tx) => `/tx/${tx}"`);
      const software = Object.entries(releasesOfUpgrade(upgrade)?.mainnet ?? {}).map(
        ([component, text]) => `${component} ${splitRelease(text).tag}`,
      );
      expect(
        missing(page, [
          upgradeTitle(upgrade),
          ...upgrade.contents,
          ...times.flatMap(({ timestamp, utc }) => [
            `<code>${timestamp}</code>`,
            utc.replace('T', ' ').replace('Z', ' UTC'),
          ]),
          ...upgrade.eips.map((each) => proposalLink(each).url),
          ...[upgrade.governance, upgrade.governance_vote].filter((url) => url !== null),
          ...transactions,
          ...(upgrade.remark === undefined ? [] : [upgrade.remark]),
          ...software,
          ...(upgrade.absolute_prestate === undefined ? [] : [upgrade.absolute_prestate]),
          ...(upgrade.specs_path === null ? [] : [specUrl(upgrade.specs_path)]),
        ]),
      ).toEqual([]);
    },
  );

  it('are an error of the page if unknown', async () => {
    await expect(html(<UpgradeFacts id="quartz" />)).rejects.toThrow(
      /There is no upgrade "quartz"\. Known: bedrock, /,
    );
  });

  it('are all in the table of times, linked to their sections', async () => {
    const page = await html(<UpgradeTimes />);
    for (const upgrade of networkUpgrades()) {
      expect(page).toContain(`<a href="#${upgradeId(upgrade)}">${upgradeTitle(upgrade)}</a>`);
      for (const net of ['op_mainnet', 'op_sepolia'] as const) {
        const time = activationTime(upgrade, net);
        if (time) expect(page).toContain(`<code>${time.timestamp}</code>`);
      }
    }
    expect(
      missing(
        await html(<ProtocolVersions />),
        protocolVersions.flatMap(({ version, date }) => [version, date]),
      ),
    ).toEqual([]);
  });

  it('link to releases, proposals and the specification', () => {
    expect(releaseUrl('op-node', 'v1.13.2')).toBe(
      'https://github.com/ethereum-optimism/optimism/releases/tag/op-node%2Fv1.13.2',
    );
    expect(releaseUrl('op-geth', 'v1.101503.4')).toBe(
      'https://github.com/ethereum-optimism/op-geth/releases/tag/v1.101503.4',
    );
    expect(releaseUrl('op-reth', 'v1.2.0')).toBeUndefined();
    expect(releaseUrl('op-reth', 'v2.9.0')).toBe(
      'https://github.com/ethereum-optimism/optimism/releases/tag/op-reth%2Fv2.9.0',
    );
    expect(releaseUrl('proxyd', 'v4.32.2')).toBe(
      'https://github.com/ethereum-optimism/infra/releases/tag/proxyd%2Fv4.32.2',
    );
    expect(releaseUrl('rollup-boost', 'v0.7.16')).toBeUndefined();
    expect(releaseUrl('op-node', 'later')).toBeUndefined();
    expect(proposalLink('EIP-7002 (not adopted)')).toEqual({
      id: 'EIP-7002',
      url: 'https://eips.ethereum.org/EIPS/eip-7002',
      remark: 'not adopted',
    });
    expect(proposalLink('RIP-7212').url).toContain('/RIPs/blob/master/RIPS/rip-7212.md');
    expect(() => proposalLink('something')).toThrow('"something"');
    expect(specUrl('specs/protocol/isthmus/overview.md')).toBe(
      'https://specs.optimism.io/protocol/isthmus/overview.html',
    );
  });
});

describe('the timeline', () => {
  it('shows every network upgrade on both networks, also in words', async () => {
    const page = await html(<UpgradeTimeline />);
    const onBoth = networkUpgrades().filter(
      (upgrade) => activationTime(upgrade, 'op_mainnet') && activationTime(upgrade, 'op_sepolia'),
    );
    expect(onBoth.length).toBeGreaterThanOrEqual(8);
    expect(spans().map(({ name }) => name)).toEqual(onBoth.map(({ name }) => name));
    expect(page.match(/<circle/g)).toHaveLength(2 * onBoth.length);
    expect(page).toContain('Isthmus on 2025-04-17 and 2025-05-09');
    expect(page).toMatch(/role="img" aria-label="Activation of network upgrades/);
  });

  it('spans the whole period', () => {
    const marks = ticks(1686068903, 1746806401);
    expect(marks.map((time) => new Date(time * 1000).toISOString().slice(0, 7))).toEqual([
      '2023-01',
      '2023-07',
      '2024-01',
      '2024-07',
      '2025-01',
      '2025-07',
    ]);
    const place = scale(0, 100);
    expect([place(0), place(100)]).toEqual([drawing.left, drawing.width - drawing.right]);
  });
});

describe('privileged roles', () => {
  const ids = Object.keys(roles) as RoleId[];

  it.each(ids)('name their holder on both networks: %s', async (id) => {
    const page = await html(<RoleHolders role={id} />);
    expect(missing(page, [holderOf(id, 'mainnet'), holderOf(id, 'sepolia'), roles[id].title])).toEqual([]);
  });

  it('are all roles of the registry', () => {
    const inRegistry = new Set(allChains().flatMap((chain) => Object.keys(chain.roles)));
    const standard = Object.keys(standardRoles('mainnet'));
    expect([...inRegistry].sort()).toEqual(ids.flatMap((id) => roles[id].chain ?? []).sort());
    expect(standard.sort()).toEqual(ids.flatMap((id) => roles[id].standard ?? []).sort());
  });

  it('of OP Mainnet follow the standard', () => {
    for (const id of ids) {
      const { chain, standard } = roles[id];
      if (chain !== undefined && standard !== undefined)
        expect(opMainnet.roles[chain]).toBe(standardRoles('mainnet')[standard]);
    }
  });

  it('list other chains with the same holder', async () => {
    const same = chainsWithStandardHolder('guardian', 'mainnet', allChains()) ?? [];
    expect(same).toContain(opMainnet);
    const onMainnet = chainsOf('mainnet').length;
    expect(same.length).toBeLessThan(onMainnet);
    expect(chainsWithStandardHolder('batcher', 'mainnet', allChains())).toBeUndefined();
    expect(await html(<RoleHolders role="guardian" />)).toContain(`${same.length} of ${onMainnet}: `);
  });

  it('of the chosen chain default to OP Mainnet', async () => {
    expect(missing(await html(<ChainRoles />), Object.values(opMainnet.roles))).toEqual([]);
  });
});

describe('the standard', () => {
  const parameters = parameterGroups.flatMap((group) => group.parameters);

  it('describes exactly the parameters of the data', () => {
    for (const id of ['mainnet', 'sepolia'] as const) {
      expect(parameters.map(({ path }) => path).sort()).toEqual([...pathsOf(standardParams(id))].sort());
    }
  });

  it.each(parameterGroups.map(({ id }) => id))('shows limits of both networks: %s', async (id) => {
    // Numbers and units are joined by a no-break space.
    const page = (await html(<StandardParameters group={id} />)).replaceAll('\u00a0', ' ');
    const group = parameterGroups.find((each) => each.id === id);
    for (const parameter of group?.parameters ?? []) {
      expect(
        missing(page, [
          parameter.label,
          parameter.meaning,
          allowed(standardParams('mainnet'), parameter),
          allowed(standardParams('sepolia'), parameter),
        ]),
      ).toEqual([]);
    }
    await expect(html(<StandardParameters group="other" />)).rejects.toThrow('There is no group "other"');
  });

  it('formats values for people', () => {
    const value = (path: string): string => {
      const parameter = parameters.find((each) => each.path === path);
      return parameter ? allowed(standardParams('mainnet'), parameter) : 'unknown';
    };
    expect(value('optimism_portal_2.dispute_game_finality_delay_seconds')).toBe('302,400 s (3.5 days)');
    expect(value('rollup_config.block_time')).toBe('1 to 2 s');
    expect(value('rollup_config.seq_window_size')).toBe('3,600 L1 blocks');
    expect(value('proofs.permissioned.clock_extension')).toBe('10,800 s (3 hours)');
    expect(value('resource_config.minimum_base_fee')).toBe('1,000,000,000 wei (1 gwei)');
    expect(value('resource_config.maximum_base_fee')).toBe('2^128 − 1 wei');
    expect(allowed({ system: { gas: [8_000_000, 200_000_000] } }, { path: 'system.gas', unit: 'gas' })).toBe(
      '8,000,000 to 200,000,000 gas',
    );
    expect([duration(86_400), duration(7), duration(90)]).toEqual(['1 day', '7 seconds', '1.5 minutes']);
    expect(allowed(standardParams('mainnet'), { path: 'no.such', unit: '' })).toBe('not stated');
  });

  it('shows an undescribed parameter at the end of its group', () => {
    const group = parameterGroups.find(({ id }) => id === 'rollup');
    const limits = { rollup_config: { block_time: [1, 2], fresh: { new_limit: 5 } } } as const;
    expect(group && parametersOf(group, [limits]).map(({ label, meaning }) => [label, meaning])).toEqual([
      ['Block time', expect.any(String)],
      ['fresh.new_limit', 'Not described yet.'],
    ]);
  });

  it('lists every release and every prestate', async () => {
    expect(
      missing(
        await html(<StandardReleases />),
        standardReleases('mainnet').map(({ tag }) => `<code>${tag}</code>`),
      ),
    ).toEqual([]);
    const hashes = Object.values(prestates.prestates).flatMap((list) => list.map(({ hash }) => hash));
    expect(missing(await html(<Prestates />), hashes)).toEqual([]);
  });

  it('links a prestate newer than the registry to its source', async () => {
    const upgrade20 = allUpgrades().find(({ upgrade_number: number }) => number === 20);
    const read = prestates.prestates['1.7.0']?.find(({ type }) => type === 'cannon64-kona-interop');
    expect(read?.hash).toBe(upgrade20?.absolute_prestate);
    expect(await html(<Prestates />)).toContain(
      `href="https://github.com/${read?.source?.repo}/blob/${read?.source?.commit}/${read?.source?.path}"`,
    );
  });

  it('names the games of kona-client prestates that upgrades use', async () => {
    const page = await html(<KonaPrestates since="1.6.0" />);
    const listed = [...page.matchAll(/<tr[^>]*>.*?<\/tr>/gs)].slice(1).map(([row]) => row);
    const rowOf = (hash = 'none'): string => listed.find((row) => row.includes(hash)) ?? '';
    const upgradeOf = (wanted: number): string | undefined =>
      allUpgrades().find(({ upgrade_number: number }) => number === wanted)?.absolute_prestate;
    expect(rowOf(upgradeOf(20))).toContain('type 9 since Upgrade 20');
    expect(rowOf(upgradeOf(19))).toContain('type 8 since Upgrade 19');
    const unused = prestates.prestates['1.6.0']?.find(({ type }) => type === 'cannon64-kona-interop');
    expect(rowOf(unused?.hash)).toContain('none known');
    const versions = [...page.matchAll(/releases\/tag\/kona-client%2Fv([^"]+)"/g)].map(
      ([, version]) => version,
    );
    expect(versions).toEqual([...versions].sort().reverse());
    expect(versions).not.toContain('1.6.0-rc.2');
    expect(versions).not.toContain('1.5.2');
  });

  it('puts each public chain on one level, if the registry has levels', async () => {
    const page = await html(<SuperchainLevels />);
    if (allChains().every(({ superchain_level }) => superchain_level === undefined)) {
      expect(page).toContain('The registry no longer states the level of a chain.');
      return;
    }
    const open = allChains().filter(({ superchain }) => superchain === 'mainnet' || superchain === 'sepolia');
    expect(
      missing(
        page,
        open.map(({ name }) => name),
      ),
    ).toEqual([]);
    expect([...page.matchAll(/>(\d+): /g)].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(
      open.length,
    );
  });
});
