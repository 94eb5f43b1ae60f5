import { phoneIndex, slowdownFor, usualSlowdown } from '@site/scripts/bench/slowdown';

describe('the slowdown to a phone', () => {
  it("is Lighthouse's factor on a machine at least as fast as it expects", () => {
    expect(slowdownFor(phoneIndex * usualSlowdown)).toBe(4);
    expect(slowdownFor(3000)).toBe(4);
  });

  it('is smaller on slower machines', () => {
    expect(slowdownFor(528)).toBe(2);
    expect(slowdownFor(400)).toBe(1.5);
  });

  it('is never below 1', () => {
    expect(slowdownFor(100)).toBe(1);
  });
});
