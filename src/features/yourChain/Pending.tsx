import { type ReactNode } from 'react';

/** Stands where a value is on its way, or says that it did not arrive. */
export default function Pending({ failed }: { readonly failed: boolean }): ReactNode {
  return failed ? (
    <em>could not be loaded; reload the page to try again</em>
  ) : (
    <span aria-busy="true">loading…</span>
  );
}
