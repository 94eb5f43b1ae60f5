/** A test of what only the stand-in network does: left out, and reported so, where `SUPERSIM` names a real one. */
export const itOnStandIn = process.env.SUPERSIM ? it.skip : it;
