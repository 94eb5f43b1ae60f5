import { type ReactNode } from 'react';

interface Props {
  /** Without parentheses: `depositTransaction`. */
  readonly name: string;
  /** Added at compile time by `src/remark/facts.ts`. */
  readonly selector?: string;
}

/** The first four bytes of calldata. */
export default function FunctionSelector({ name, selector }: Props): ReactNode {
  if (selector === undefined) {
    throw new Error(
      `<FunctionSelector name="${name}" /> has no selector: the page was compiled without src/remark/facts.ts.`,
    );
  }
  return <code>{selector}</code>;
}
