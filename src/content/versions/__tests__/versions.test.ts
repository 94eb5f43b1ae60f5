import { currentSnapshot, snapshots } from '@site/src/data/snapshots';
import { networkUpgrades } from '@site/src/data/upgrades';
import { stepsOf } from '@site/src/content/versions/pageChanges';
import { asOf, labelOf } from '@site/src/content/versions/upgrades';

describe('a version of the documentation', () => {
  it('is called by its network upgrade', () => {
    expect(labelOf('current').toLowerCase()).toBe(currentSnapshot);
    expect(labelOf('jovian')).toBe('Jovian');
    expect(labelOf('isthmus')).toBe('Isthmus');
    expect(labelOf('holocene')).toBe('Holocene');
    expect(() => labelOf('holozen')).toThrow('No snapshot is named "holozen".');
  });

  it.each(snapshots.slice(0, -1))('of %s describes a day between its upgrade and the next', (name) => {
    const { day, from, until } = asOf(name);
    expect(from <= day && day < until).toBe(true);
  });

  it('ends with the day on which the next network upgrade came to OP Mainnet', () => {
    expect(asOf('jovian')).toMatchObject({ from: '2025-12-02', until: '2026-07-08' });
    expect(asOf('isthmus')).toMatchObject({ until: '2025-12-02' });
  });

  it('has no end while no network upgrade came after it', () => {
    const later = networkUpgrades().at(-1)?.name.toLowerCase() !== currentSnapshot;
    const end = (): string => asOf(currentSnapshot).until;
    if (later) expect(end()).toMatch(/^\d{4}-\d\d-\d\d$/);
    else expect(end).toThrow(`when "${currentSnapshot}" was the newest upgrade`);
  });
});

describe('the steps between versions of a page', () => {
  it('go from each version to the next one that has the page, newest first', () => {
    const steps = stepsOf([
      { version: 'current', markdown: 'Three words.' },
      { version: 'holocene', markdown: 'Two words.' },
      { version: 'fjord', markdown: 'Two words.' },
    ]);
    expect(steps.map(({ older, newer, count }) => [older, newer, count])).toEqual([
      ['holocene', 'current', 1],
      ['fjord', 'holocene', 0],
    ]);
  });

  it('are none for a page of one version', () => {
    expect(stepsOf([{ version: 'current', markdown: 'Text.' }])).toEqual([]);
  });
});
