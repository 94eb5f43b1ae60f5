import { phoneIndex, slowdownFor, usualSlowdown } from '@site/scripts/bench/slowdown';

describe('slowing a machine down to a phone', () => {
  it('takes the factor of Lighthouse on a machine as fast as it expects, and on a faster one', () => {
    expect(slowdownFor(phoneIndex * usualSlowdown)).toBe(4);
    expect(slowdownFor(3000)).toBe(4);
  });

  it('takes less the slower the machine is', () => {
    expect(slowdownFor(528)).toBe(2);
    expect(slowdownFor(400)).toBe(1.5);
  });

  it('does not speed up a machine that is slower than the phone', () => {
    expect(slowdownFor(100)).toBe(1);
  });
});
