import { type ReactNode } from 'react';

/** Placeholder for a value that is loading or failed to load. */
export default function Pending({ failed }: { readonly failed: boolean }): ReactNode {
  return failed ? (
    <em>could not be loaded; reload the page to try again</em>
  ) : (
    <span aria-busy="true">loading…</span>
  );
}
