/**
 * Whether every test looks at everything, as `npm run test:full` has them do. `npm test` takes samples where what a change
 * breaks is broken in many places.
 */
export const isFull = process.env.TEST_DEPTH === 'full';
