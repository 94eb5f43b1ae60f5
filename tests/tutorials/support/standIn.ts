/** A test of the simulated network only, skipped if `SUPERSIM` names a real one. */
export const itOnStandIn = process.env.SUPERSIM ? it.skip : it;
