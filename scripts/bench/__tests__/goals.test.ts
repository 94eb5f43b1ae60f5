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

  it('allow a cold build of everything more than one of pages and search', () => {
    const build = (label: string, ours: number) => ({
      label,
      unit: 's' as const,
      values: { Ours: ours, VitePress: 10_000, Starlight: 5_000 },
    });
    expect(
      judge([build('Cold build', 13_000), build('Cold build, pages and search', 11_100)], 'Ours'),
    ).toEqual([
      "- Reached: Cold build at most 1.3 of VitePress's.",
      "- Reached: Cold build at most 2.6 of Starlight's.",
      "- Not reached: Cold build of pages and search no slower than VitePress's (Cold build, pages and search 11.10 s, 1.11).",
      "- Not reached: Cold build of pages and search at most 2.2 of Starlight's (Cold build, pages and search 11.10 s, 2.22).",
    ]);
    expect(judge([build('Cold build', 13_100)], 'Ours')).toEqual([
      "- Not reached: Cold build at most 1.3 of VitePress's (Cold build 13.10 s, 1.31).",
      "- Not reached: Cold build at most 2.6 of Starlight's (Cold build 13.10 s, 2.62).",
    ]);
  });

  it('are not judged without a measurement', () => {
    const alone = { label: 'Cold build', unit: 's' as const, values: { Ours: 100 } };
    expect(judge([alone], 'Ours')).toEqual([]);
  });
});
