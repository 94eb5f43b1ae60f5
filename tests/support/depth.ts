/**
 * Whether tests are exhaustive, as in `npm run test:full`; `npm test` samples where a fault would show in
 * many places.
 */
export const isFull = process.env.TEST_DEPTH === 'full';

/** For `filter`: everything in full tests, otherwise one in `count`. */
export function oneIn(count: number): (thing: unknown, place: number) => boolean {
  return (_thing, place) => isFull || place % count === 0;
}
