import { type ReactNode } from 'react';

interface Props {
  /** Name of the function without parentheses, as `depositTransaction`. */
  readonly name: string;
  /** Put in by `remarkFacts` while the page is compiled. */
  readonly selector?: string;
}

/** The first four bytes of the calldata of a call. */
export default function FunctionSelector({ name, selector }: Props): ReactNode {
  if (selector === undefined) {
    throw new Error(
      `<FunctionSelector name="${name}"> got no selector: was the page compiled without remarkFacts?`,
    );
  }
  return <code>{selector}</code>;
}
