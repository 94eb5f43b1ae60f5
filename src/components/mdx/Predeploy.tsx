import { type ReactNode } from 'react';

import Address from './Address';

interface Props {
  /** For example `CrossL2Inbox`. */
  readonly name: string;
  /** Added at compile time (src/remark/facts.ts). */
  readonly address?: string;
}

/** A predeploy's address, the same on every chain. */
export default function Predeploy({ name, address }: Props): ReactNode {
  if (address === undefined) {
    throw new Error(
      `<Predeploy name="${name}" /> has no address: the page was compiled without src/remark/facts.ts.`,
    );
  }
  return <Address value={address} of={name} />;
}
