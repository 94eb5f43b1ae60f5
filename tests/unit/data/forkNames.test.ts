import { receiptFields } from '@site/src/data/jsonRpc';
import { forkName, forks } from '@site/src/data/forkNames';
import { snapshots } from '@site/src/data/snapshots';
import { networkUpgrades } from '@site/src/data/upgrades';

describe('the names of network upgrades', () => {
  it('are those of the upgrades themselves, in their order', () => {
    const names = forks.filter((fork) => fork !== 'pectra_blob_schedule' && fork !== 'interop').map(forkName);
    expect(names).toEqual(networkUpgrades().map(({ name }) => name));
    expect(forkName('pectra_blob_schedule')).toBe('Pectra blob schedule');
  });

  it('are there for every snapshot and for what brought the fields of receipts', () => {
    const used = [...snapshots, ...receiptFields.map(({ since }) => since)];
    expect(used.map(forkName)).not.toContain(undefined);
  });
});
