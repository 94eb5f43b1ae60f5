/** Server markup of the release and activation tables. */
import { type CheerioAPI, load } from 'cheerio';
import { type ReactElement } from 'react';

import Releases from '@site/src/components/reference/Releases';
import NewestReleases from '@site/src/components/reference/Releases/NewestReleases';
import {
  confidenceOf,
  evidenceOf,
  longDate,
  releaseRowId,
} from '@site/src/components/reference/Releases/words';
import UpgradeActivation from '@site/src/components/reference/UpgradeActivation';
import {
  chainKey,
  configName,
  overrideOf,
  rollupKey,
} from '@site/src/components/reference/UpgradeActivation/words';
import { rpcType } from '@site/src/data/jsonRpc';
import { allReleases, endedComponents, newestReleases } from '@site/src/data/releases';
import { currentSnapshot } from '@site/src/data/snapshots';
import { activationTime, allUpgrades, upgradeByName, upgradeId, upgradesAsOf } from '@site/src/data/upgrades';

import { showVersion } from '../../../../tests/support/docsVersion';
import { completeMarkup } from '../../../../tests/support/markup';

jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));

async function html(element: ReactElement, version = 'current'): Promise<CheerioAPI> {
  showVersion(version);
  return load(await completeMarkup(element));
}

const upgrade = (name: string) => {
  const found = upgradeByName(name);
  if (!found) throw new Error(`No upgrade ${name}.`);
  return found;
};

describe('releases', () => {
  it('have a row for every upgrade, with every version', async () => {
    const $ = await html(<Releases />);
    for (const release of allReleases()) {
      const text = $(`#${releaseRowId(release.upgrade)}`).text();
      for (const [component, version] of Object.entries({ ...release.mainnet, ...release.sepolia }))
        expect([release.upgrade, text]).toEqual([
          release.upgrade,
          expect.stringContaining(`${component} ${version.split(' ')[0] ?? ''}`),
        ]);
    }
    expect($('tbody tr')).toHaveLength(allReleases().length);
  });

  it('begin with the newest upgrade', async () => {
    expect((await html(<Releases />))('tbody tr').first().attr('id')).toBe(
      releaseRowId(allReleases().at(-1)?.upgrade ?? ''),
    );
  });

  it('link versions to their release, except of other clients', async () => {
    const $ = await html(<Releases />);
    const row = $('#releases-isthmus');
    expect(row.find('a:contains("op-geth v1.101503.4")').attr('href')).toBe(
      'https://github.com/ethereum-optimism/op-geth/releases/tag/v1.101503.4',
    );
    expect(row.find('a:contains("op-erigon")')).toHaveLength(0);
  });

  it('show evidence and confidence', async () => {
    const text = (await html(<Releases />))('#releases-fault-proofs').text();
    expect(text).toContain('Confidence: op-challenger: inferred from tag date');
    expect((await html(<Releases />))('#releases-isthmus').text()).toContain(
      'earlier documentation: upgrade-15 notice',
    );
  });

  it('of an older version end with its upgrade', async () => {
    const $ = await html(<Releases />, 'granite');
    expect($('tbody tr').first().attr('id')).toBe('releases-granite');
    expect($('#releases-holocene')).toHaveLength(0);
  });
});

describe('the newest releases', () => {
  let $: CheerioAPI;
  let tables: string[];

  beforeAll(async () => {
    $ = await html(<NewestReleases />);
    tables = $('table')
      .get()
      .map((table) => $(table).text());
  });

  it('include every component with version, date and source', () => {
    expect(newestReleases.length).toBeGreaterThan(10);
    for (const { component, version, date } of newestReleases) {
      expect(tables[0]).toContain(component);
      expect(tables[0]).toContain(version);
      expect(tables[0]).toContain(longDate(date));
    }
    expect($('table:first tbody tr')).toHaveLength(newestReleases.length);
    expect($('table:first tbody td[data-label="Source"] a')).toHaveLength(newestReleases.length);
  });

  it("are at least an upgrade's minimum versions", () => {
    const numbers = (version: string): readonly number[] =>
      (version.split(' ')[0] ?? '').replace(/^v/, '').split('.').map(Number);
    const newer = (a: string, b: string): boolean => {
      const [left, right] = [numbers(a), numbers(b)];
      const at = left.findIndex((part, index) => part !== right[index]);
      return at < 0 || (left[at] ?? 0) > (right[at] ?? 0);
    };
    const older = newestReleases.filter(({ component, version }) =>
      allReleases().some(({ mainnet, sepolia }) =>
        [mainnet[component], sepolia?.[component]].some((asked) => asked && !newer(version, asked)),
      ),
    );
    expect(older).toEqual([]);
  });

  it('leave discontinued components to a table of successors', () => {
    expect(endedComponents.map(({ component }) => component)).toEqual([
      'op-geth',
      'op-program',
      'op-supervisor',
    ]);
    for (const { component, ended, instead } of endedComponents) {
      expect(newestReleases.some((each) => each.component === component)).toBe(false);
      expect(tables[1]).toContain(component);
      expect(tables[1]).toContain(longDate(ended));
      expect(tables[1]).toContain(instead);
    }
  });
});

describe('evidence', () => {
  it('is labeled by repository and tag', () => {
    expect(
      evidenceOf({
        evidence: ['https://github.com/ethereum-optimism/optimism/releases/tag/op-node%2Fv1.10.0'],
      })[0]?.text,
    ).toBe('ethereum-optimism/optimism op-node/v1.10.0');
    expect(
      evidenceOf({
        evidence: ['https://newreleases.io/project/github/ethereum-optimism/op-geth/release/v1.101503.4'],
      })[0]?.text,
    ).toBe('ethereum-optimism/op-geth on newreleases.io v1.101503.4');
    expect(
      evidenceOf({
        evidence: ['ethereum-optimism/optimism@16a0298c:docs/public-docs/notices/archive/upgrade-19.mdx'],
      }),
    ).toEqual([
      {
        text: 'notice upgrade-19',
        url: 'https://github.com/ethereum-optimism/optimism/blob/16a0298c/docs/public-docs/notices/archive/upgrade-19.mdx',
      },
    ]);
    expect(
      evidenceOf({ evidence: ['https://github.com/ethereum-optimism/optimism/pull/20997'] })[0]?.text,
    ).toBe('ethereum-optimism/optimism #20997');
  });

  it('may lack a remark', () => {
    expect(confidenceOf({})).toBe('Confidence: versions named in the sources above');
  });
});

describe('activations', () => {
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await html(<UpgradeActivation />);
  });

  it('have the time of every network upgrade on both networks', () => {
    for (const each of allUpgrades().filter(({ activation }) => activation !== undefined)) {
      const row = $(`#activation-${upgradeId(each)}`);
      expect([each.name, row.length]).toEqual([each.name, 1]);
      for (const network of ['op_mainnet', 'op_sepolia'] as const) {
        const time = activationTime(each, network);
        if (time) expect(row.text()).toContain(String(time.timestamp));
      }
    }
  });

  it('have the flag with its programs, and the minimum versions', () => {
    const text = $('#activation-isthmus').text();
    expect(text).toContain('--override.isthmus op-node, op-geth');
    expect(text).toContain('op-node v1.13.2');
    expect(text).toContain('op-geth v1.101503.4');
    expect($('#activation-delta').text()).toContain('--override.delta op-node');
    expect($('#activation-delta').text()).not.toContain('op-geth, op-node');
  });

  it('of an older version end with its upgrade', async () => {
    const older = await html(<UpgradeActivation />, 'fjord');
    expect(older('#activation-fjord')).toHaveLength(1);
    expect(older('#activation-granite')).toHaveLength(0);
  });
});

describe('upgrade names', () => {
  it('in the rollup configuration are existing keys', () => {
    const fields = rpcType('RollupConfig')?.map(({ name }) => name) ?? [];
    const keys = upgradesAsOf(currentSnapshot)
      .filter(({ activation }) => activation !== undefined)
      .map(rollupKey)
      .filter((key) => key !== undefined);
    expect(keys.filter((key) => !fields.includes(key))).toEqual([]);
    expect(keys).toContain('pectra_blob_schedule_time');
  });

  it('in the chain configuration include Delta, but no upgrade unknown to execution', () => {
    expect(chainKey(upgrade('Isthmus'))).toBe('isthmusTime');
    expect(chainKey(upgrade('Bedrock'))).toBe('bedrockBlock');
    expect(chainKey(upgrade('Delta'))).toBe('deltaTime');
    expect(chainKey(upgrade('Pectra blob schedule'))).toBeUndefined();
  });

  it('lead to flags, if there are any', () => {
    expect(configName(upgrade('Pectra blob schedule'))).toBe('pectrablobschedule');
    expect(overrideOf(upgrade('Pectra blob schedule'))).toEqual({
      flag: 'override.pectrablobschedule',
      programs: ['op-node'],
    });
    expect(overrideOf(upgrade('Bedrock'))).toBeUndefined();
  });
});
