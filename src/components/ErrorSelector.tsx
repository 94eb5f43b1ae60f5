import { type ReactNode } from 'react';

import { requireSelector } from '@site/src/data/errorSelectors';

interface Props {
  /** Name of the error without parentheses, as `NotInAccessList`. */
  readonly name: string;
}

/** The first four bytes of the revert data of a custom error. */
export default function ErrorSelector({ name }: Props): ReactNode {
  return <code>{requireSelector(name)}</code>;
}
