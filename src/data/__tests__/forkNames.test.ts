import { receiptFields } from '@site/src/data/jsonRpc';
import { forkFacts, forkIds, forkName, forkNames, forks } from '@site/src/data/forkNames';
import { currentSnapshot, snapshots } from '@site/src/data/snapshots';
import { networkUpgrades } from '@site/src/data/upgrades';

describe('the names of network upgrades', () => {
  it('match the upgrades, in order', () => {
    const upgrades = networkUpgrades().map(({ name }) => name);
    const names = forks.filter((fork) => forkFacts(fork).activation !== 'optional').map(forkName);
    expect(names.filter((name) => upgrades.includes(name))).toEqual(upgrades);
    expect(forkName('pectra_blob_schedule')).toBe('Pectra blob schedule');
  });

  it('have a registry key, except upgrades older than its times', () => {
    expect(forks.filter((fork) => !forkIds.some((id) => id === fork))).toEqual(['bedrock', 'regolith']);
    expect(forkIds.map((fork) => forkFacts(fork).registry_key)).toEqual(
      forkIds.map((fork) => `${fork}_time`),
    );
    expect(Object.keys(forkNames)).toEqual(forkIds);
    expect(forkFacts('lagoon').former_keys).toEqual(['interop_time']);
  });

  it('include snapshots in the same order, the newest being current', () => {
    expect(snapshots).toEqual(forks.filter((fork) => snapshots.some((snapshot) => snapshot === fork)));
    expect(currentSnapshot).toBe(snapshots.at(-1));
  });

  it('exist for every snapshot and every upgrade that added receipt fields', () => {
    const used = [...snapshots, ...receiptFields.map(({ since }) => since)];
    expect(used.map(forkName)).not.toContain(undefined);
  });
});
