import { format, median, ratio } from '@site/scripts/bench/numbers';

describe('the median', () => {
  it('is the middle value, in whatever order they come', () => {
    expect(median([30, 1, 2])).toBe(2);
    expect(median([10, 9, 100, 1, 2])).toBe(9);
  });

  it('is the mean of the two in the middle where their number is even', () => {
    expect(median([1, 100, 4, 2])).toBe(3);
  });

  it('is refused where there is nothing to take it of', () => {
    expect(() => median([])).toThrow('no median');
  });

  it('leaves the values as they were', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('a measurement', () => {
  it.each([
    [48.6, 'ms', '49 ms'],
    [853, 's', '0.85 s'],
    [141_400, 'bytes', '141 KB'],
    [1_234_000_000, 'bytes', '1234 MB'],
    [0, 'shift', '0'],
    [0.0214, 'shift', '0.021'],
    [0.98, 'score', '98'],
  ] as const)('of %p %s is written %p', (value, unit, text) => {
    expect(format(value, unit)).toBe(text);
  });
});

describe('a ratio', () => {
  it('says how many times as much one is as the other', () => {
    expect(ratio(50, 200)).toBe(0.25);
  });

  it('is not given against nothing', () => {
    expect(ratio(50, 0)).toBeUndefined();
  });
});
