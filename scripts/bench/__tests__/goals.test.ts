import { judge } from '@site/scripts/bench/goals';

const lcp = (ours: number, starlight: number) => ({
  label: 'mobile, Home: Largest Contentful Paint',
  unit: 's' as const,
  values: { Ours: ours, Starlight: starlight },
});

describe('goals', () => {
  it('are met at the limit', () => {
    expect(judge([lcp(800, 1000)], 'Ours')).toEqual([
      "- Reached: Largest Contentful Paint at most 0.8 of Starlight's.",
    ]);
  });

  it('are missed above it, and name the value', () => {
    expect(judge([lcp(810, 1000)], 'Ours')).toEqual([
      "- Not reached: Largest Contentful Paint at most 0.8 of Starlight's (mobile, Home: Largest Contentful Paint 0.81 s, 0.81).",
    ]);
  });

  it('are missed below a minimum', () => {
    const score = { label: 'mobile, Home: SEO', unit: 'score' as const, values: { Ours: 0.92 } };
    expect(judge([score], 'Ours')).toEqual([
      '- Not reached: Lighthouse: 100 in all four categories (mobile, Home: SEO 92).',
    ]);
  });

  it('are not judged without a measurement', () => {
    const alone = { label: 'Cold build', unit: 's' as const, values: { Ours: 100 } };
    expect(judge([alone], 'Ours')).toEqual([]);
  });
});
