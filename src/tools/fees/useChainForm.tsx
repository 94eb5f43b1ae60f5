import { useState, type ReactNode } from 'react';

import { defaultChain, type ListedChain } from '@site/src/data/chainList';
import { fees } from '@site/src/data/fees';
import { chainFigures, type ChainFigures, type Known } from '@site/src/tools/fees/chainFigures';
import { useYourChainDetails } from '@site/src/features/yourChain/useYourChain';

import { ActionButton } from '../../ui/fields/index';
import Pending from '../../features/yourChain/Pending';

/** A form that is filled from the reader's chain, until the reader types something else. */
interface ChainForm<Form> {
  readonly form: Form;
  /** Takes what the reader typed. */
  readonly set: (typed: Partial<Form>) => void;
  readonly chain: ListedChain;
  /** Undefined while they are on their way. */
  readonly figures: ChainFigures | undefined;
  /** Says whose figures are shown; with a button that brings them back once the reader has typed. */
  readonly note: (text: (figures: ChainFigures, chain: ListedChain) => ReactNode) => ReactNode;
}

/**
 * A form whose figures are, in this order, what the reader typed, what is known of the reader's chain, and an example.
 *
 * @param read picks what the form has of a chain's figures; of no account is what it leaves out
 */
export default function useChainForm<Form extends object>(
  example: Form,
  read: (figures: ChainFigures, chain: ListedChain) => Partial<Form>,
): ChainForm<Form> {
  const [typed, setTyped] = useState<Partial<Form>>({});
  const { chain, details, failed } = useYourChainDetails();
  // A history of settings is known of OP Mainnet alone, which is the default chain.
  const history = chain.identifier === defaultChain ? fees.op_mainnet_settings_history : [];
  const figures = details && chainFigures(details, history);
  const known = figures === undefined ? {} : read(figures, chain);
  const changed = Object.keys(known).some((field) => Object.hasOwn(typed, field));
  const forget = (): void =>
    setTyped(
      // Sound, since fields are only left out.
      Object.fromEntries(
        Object.entries(typed).filter(([field]) => !Object.hasOwn(known, field)),
      ) as Partial<Form>,
    );
  return {
    form: { ...example, ...known, ...typed },
    set: (next) => setTyped({ ...typed, ...next }),
    chain,
    figures,
    note: (text) => (
      <>
        {figures === undefined ? (
          <>
            Figures of {chain.name}: <Pending failed={failed} />
          </>
        ) : (
          text(figures, chain)
        )}
        {changed && (
          <>
            {' '}
            <ActionButton onClick={forget}>Restore the values of {chain.name}</ActionButton>
          </>
        )}
      </>
    ),
  };
}

/** Since when a figure is known: "since 2024-07-10", or "at its start on 2024-07-10", which it may have changed. */
export function knownSince({ since, day }: Known): string {
  return since === 'set' ? `since ${day}` : `at its start on ${day}`;
}
