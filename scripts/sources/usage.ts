/** A mistake in the call, reported in one sentence without a stack. */
export class UsageError extends Error {}
