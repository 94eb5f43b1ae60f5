import { isMeasured, ratioTable } from '@site/scripts/bench/table';

const generators = ['Ours', 'Starlight', 'VitePress'];

describe('the table', () => {
  it('shows values side by side, and ours as a multiple of each other one', () => {
    const row = {
      label: 'Cold build',
      unit: 's',
      values: { Ours: 3000, Starlight: 2000, VitePress: 6000 },
    } as const;
    expect(ratioTable('', generators, [row])).toMatchInlineSnapshot(`
      "|  | Ours | Starlight | VitePress | ours / Starlight | ours / VitePress |
      | --- | ---: | ---: | ---: | ---: | ---: |
      | Cold build | 3.00 s | 2.00 s | 6.00 s | 1.50 | 0.50 |"
    `);
  });

  it('shows a dash without a ratio for a missing value', () => {
    const row = { label: 'Search', unit: 'ms', values: { Ours: 90, VitePress: 100 } } as const;
    expect(ratioTable('', generators, [row])).toContain('| Search | 90 ms | – | 100 ms | – | 0.90 |');
  });

  it('has no ratios of scores', () => {
    const row = { label: 'SEO', unit: 'score', values: { Ours: 1, Starlight: 0.5, VitePress: 1 } } as const;
    expect(ratioTable('', generators, [row])).toContain('| SEO | 100 | 50 | 100 |  |  |');
  });

  it('omits the column of an excluded generator', () => {
    const row = { label: 'Cold build', unit: 's', values: { Ours: 3000, VitePress: 6000 } } as const;
    expect(ratioTable('', ['Ours', 'VitePress'], [row])).toContain('| Cold build | 3.00 s | 6.00 s | 0.50 |');
  });
});

describe('a measured generator', () => {
  it('has a value in at least one row', () => {
    const without = { label: 'Search', unit: 'ms', values: { VitePress: 100 } } as const;
    expect(isMeasured('Ours', [])).toBe(false);
    expect(isMeasured('Ours', [without])).toBe(false);
    expect(isMeasured('Ours', [without, { ...without, values: { Ours: 0 } }])).toBe(true);
  });
});
