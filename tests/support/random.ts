/** Numbers from 0 up to 1, deterministic by seed on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` of the items, the same for the same seed. */
export function sample<T>(from: readonly T[], count: number, seed: number): T[] {
  const random = seededRandom(seed);
  return from
    .map((thing) => ({ thing, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ thing }) => thing);
}
