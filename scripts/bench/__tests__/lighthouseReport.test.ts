import { benchmarkIndexOf, faultsOf, readReport } from '@site/scripts/bench/lighthouseReport';

const category = (score: number, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
});

const report = {
  environment: { benchmarkIndex: 412.5 },
  categories: {
    performance: category(0.97, 'largest-contentful-paint'),
    accessibility: category(1),
    'best-practices': category(1),
    seo: category(0.91, 'canonical', 'hreflang', 'total-blocking-time'),
  },
  audits: {
    'first-contentful-paint': { title: 'FCP', score: 1, numericValue: 700 },
    'largest-contentful-paint': { title: 'LCP', score: 0.95, numericValue: 850.5 },
    'total-blocking-time': { title: 'TBT', score: 1, numericValue: 12 },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0 },
    hreflang: { title: 'Document has a valid hreflang', score: null },
    canonical: { title: 'Document has no valid canonical address', score: 0 },
    'network-requests': {
      title: 'Requests',
      score: null,
      details: {
        items: [
          { resourceType: 'Document', transferSize: 1000 },
          { resourceType: 'Script', transferSize: 200 },
          { resourceType: 'Script', transferSize: 300 },
          { resourceType: 'Other' },
        ],
      },
    },
  },
};

describe('a Lighthouse report', () => {
  it('has scores, times and transferred bytes', () => {
    expect(readReport(JSON.stringify(report))).toEqual({
      performance: 0.97,
      accessibility: 1,
      bestPractices: 1,
      seo: 0.91,
      fcp: 700,
      lcp: 850.5,
      tbt: 12,
      cls: 0,
      script: 500,
      total: 1500,
    });
  });

  it('names every audit that costs points', () => {
    expect(faultsOf(JSON.stringify(report))).toEqual([
      { id: 'performance/largest-contentful-paint', title: 'LCP' },
      { id: 'seo/canonical', title: 'Document has no valid canonical address' },
    ]);
  });

  it('has the speed of the machine', () => {
    expect(benchmarkIndexOf(JSON.stringify(report))).toBe(412.5);
    const silent = { ...report, environment: {} };
    expect(() => benchmarkIndexOf(JSON.stringify(silent))).toThrow('has no value for benchmarkIndex');
  });

  it("is rejected with Lighthouse's reason if the page could not be measured", () => {
    const failed = JSON.stringify({ ...report, runtimeError: { message: 'The page painted nothing.' } });
    expect(() => readReport(failed)).toThrow('The page painted nothing.');
  });

  it('is rejected if a value is missing, which would change the median', () => {
    const audits = { ...report.audits, 'total-blocking-time': { title: 'TBT', score: null } };
    expect(() => readReport(JSON.stringify({ ...report, audits }))).toThrow('total-blocking-time');
  });
});
