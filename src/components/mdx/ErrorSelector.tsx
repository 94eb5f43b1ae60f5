import { type ReactNode } from 'react';

interface Props {
  /** Without parentheses: `NotInAccessList`. */
  readonly name: string;
  /** Added at compile time by `src/remark/facts.ts`. */
  readonly selector?: string;
}

/** The first four bytes of a custom error's revert data. */
export default function ErrorSelector({ name, selector }: Props): ReactNode {
  if (selector === undefined) {
    throw new Error(
      `<ErrorSelector name="${name}" /> has no selector: the page was compiled without src/remark/facts.ts.`,
    );
  }
  return <code>{selector}</code>;
}
