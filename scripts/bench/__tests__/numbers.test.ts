import { format, median, ratio } from '@site/scripts/bench/numbers';

describe('the median', () => {
  it('is the middle value in any order', () => {
    expect(median([30, 1, 2])).toBe(2);
    expect(median([10, 9, 100, 1, 2])).toBe(9);
  });

  it('is the mean of the middle two for an even number', () => {
    expect(median([1, 100, 4, 2])).toBe(3);
  });

  it('is rejected for no values', () => {
    expect(() => median([])).toThrow('no median');
  });

  it('does not change the values', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('a formatted measurement', () => {
  it.each([
    [48.6, 'ms', '49 ms'],
    [853, 's', '0.85 s'],
    [141_400, 'bytes', '141 KB'],
    [1_234_000_000, 'bytes', '1234 MB'],
    [0, 'shift', '0'],
    [0.0214, 'shift', '0.021'],
    [0.98, 'score', '98'],
  ] as const)('of %p %s is %p', (value, unit, text) => {
    expect(format(value, unit)).toBe(text);
  });
});

describe('a ratio', () => {
  it('is one value as a multiple of the other', () => {
    expect(ratio(50, 200)).toBe(0.25);
  });

  it('is undefined against zero', () => {
    expect(ratio(50, 0)).toBeUndefined();
  });
});
