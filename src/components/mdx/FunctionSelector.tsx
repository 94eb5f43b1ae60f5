import { type ReactNode } from 'react';

interface Props {
  /** Without parentheses: `depositTransaction`. */
  readonly name: string;
  /** Added at compile time by `remarkFacts`. */
  readonly selector?: string;
}

/** The first four bytes of calldata. */
export default function FunctionSelector({ name, selector }: Props): ReactNode {
  if (selector === undefined) {
    throw new Error(
      `<FunctionSelector name="${name}"> got no selector: was the page compiled without remarkFacts?`,
    );
  }
  return <code>{selector}</code>;
}
