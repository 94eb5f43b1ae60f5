/**
 * Whether tests are exhaustive, as in `npm run test:full`. `npm test` samples where a fault would show in
 * many places.
 */
export const isFull = process.env.TEST_DEPTH === 'full';
