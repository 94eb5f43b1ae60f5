import { type ReactNode } from 'react';

interface Props {
  /** Name of the error without parentheses, as `NotInAccessList`. */
  readonly name: string;
  /** Put in by `remarkFacts` while the page is compiled. */
  readonly selector?: string;
}

/** The first four bytes of the revert data of a custom error. */
export default function ErrorSelector({ name, selector }: Props): ReactNode {
  if (selector === undefined) {
    throw new Error(
      `<ErrorSelector name="${name}"> got no selector: is remarkFacts among the remark plugins?`,
    );
  }
  return <code>{selector}</code>;
}
