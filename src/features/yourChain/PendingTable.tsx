import { type ReactNode } from 'react';

/** Stands where a table of the reader's chain is on its way, or says that it did not arrive. */
export default function PendingTable({
  noun,
  chain,
  failed,
}: {
  /** What the table shows: "addresses". */
  readonly noun: string;
  /** Name of the chain. */
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
