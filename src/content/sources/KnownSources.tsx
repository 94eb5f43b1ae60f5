import type { ReactNode } from 'react';

import type { Checked } from '@site/src/content/sources/checked';

function Day({ children }: { readonly children: string }): ReactNode {
  return <time dateTime={children}>{children}</time>;
}

/**
 * How current the page's sources are: last known day, number changed, and last
 * review.
 */
export default function KnownSources({ known, newest, changed, others, confirmed }: Checked): ReactNode {
  if (known === undefined) {
    // Nothing was compared, as in snapshots or with web pages only.
    return newest === undefined ? null : (
      <>
        The newest is from <Day>{newest}</Day>.
      </>
    );
  }
  return (
    <>
      These are known up to <Day>{known}</Day>
      {others > 0 && `, except ${others}`};{' '}
      {changed === 0 ? 'none has' : changed === 1 ? '1 has' : `${changed} have`} changed since this page was
      checked.
      {confirmed !== undefined && (
        <>
          {' '}
          It was reviewed again on <Day>{confirmed}</Day>.
        </>
      )}
    </>
  );
}
