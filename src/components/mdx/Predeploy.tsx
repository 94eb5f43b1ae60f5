import { type ReactNode } from 'react';

import Address from './Address';

interface Props {
  /** Name of the contract, as `CrossL2Inbox`. */
  readonly name: string;
  /** Filled in from the data when the page is compiled (src/remark/facts.ts). */
  readonly address?: string;
}

/** The address of a predeploy, the same on every chain. */
export default function Predeploy({ name, address }: Props): ReactNode {
  if (address === undefined) {
    throw new Error(
      `<Predeploy name="${name}" /> has no address: the page was compiled without remarkFacts.`,
    );
  }
  return <Address value={address} of={name} />;
}
