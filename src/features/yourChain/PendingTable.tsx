import { type ReactNode } from 'react';

/** Placeholder for a table that is loading or failed to load. */
export default function PendingTable({
  noun,
  chain,
  failed,
}: {
  /** What the table shows: "addresses". */
  readonly noun: string;
  readonly chain: string;
  readonly failed: boolean;
}): ReactNode {
  return (
    <p role="status">
      {failed
        ? `The ${noun} of ${chain} could not be loaded. Check your connection, then load the page again.`
        : `Loading the ${noun} of ${chain}…`}
    </p>
  );
}
