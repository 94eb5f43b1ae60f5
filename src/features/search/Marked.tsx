import { Fragment, type ReactNode } from 'react';

import { type Piece } from './excerpt';

/** Text with the matches marked. */
export default function Marked({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, marked }, at) =>
    marked ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}
