import { type ReactNode } from 'react';

interface Props {
  /** Without parentheses: `NotInAccessList`. */
  readonly name: string;
  /** Added at compile time by `remarkFacts`. */
  readonly selector?: string;
}

/** The first four bytes of a custom error's revert data. */
export default function ErrorSelector({ name, selector }: Props): ReactNode {
  if (selector === undefined) {
    throw new Error(
      `<ErrorSelector name="${name}"> got no selector: is remarkFacts among the remark plugins?`,
    );
  }
  return <code>{selector}</code>;
}
