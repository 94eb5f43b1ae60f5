/** A mistake in how a command was called, told in one sentence and without a stack. */
export class UsageError extends Error {}
