import { useState, type ReactNode } from 'react';

import { defaultChain, type ListedChain } from '@site/src/data/chainList';
import { fees } from '@site/src/data/fees';
import { chainFigures, type ChainFigures, type Known } from '@site/src/tools/fees/chainFigures';
import { useYourChainDetails } from '@site/src/features/yourChain/useYourChain';

import { ActionButton } from '../../ui/fields/index';
import Pending from '../../features/yourChain/Pending';

/** A form filled from the reader's chain until the reader edits it. */
interface ChainForm<Form> {
  readonly form: Form;
  readonly set: (typed: Partial<Form>) => void;
  readonly chain: ListedChain;
  /** Undefined while loading. */
  readonly figures: ChainFigures | undefined;
  /** Says whose figures are shown, with a button to restore them after an edit. */
  readonly note: (text: (figures: ChainFigures, chain: ListedChain) => ReactNode) => ReactNode;
}

/**
 * A form of what the reader typed, else the chain's known figures, else an example.
 *
 * @param read maps a chain's figures to fields; may omit some
 */
export default function useChainForm<Form extends object>(
  example: Form,
  read: (figures: ChainFigures, chain: ListedChain) => Partial<Form>,
): ChainForm<Form> {
  const [typed, setTyped] = useState<Partial<Form>>({});
  const { chain, details, failed } = useYourChainDetails();
  // Only OP Mainnet, the default chain, has a history of settings.
  const history = chain.identifier === defaultChain ? fees.op_mainnet_settings_history : [];
  const figures = details && chainFigures(details, history);
  const known = figures === undefined ? {} : read(figures, chain);
  const changed = Object.keys(known).some((field) => Object.hasOwn(typed, field));
  const forget = (): void =>
    setTyped(
      // Sound, because fields are only omitted.
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

/**
 * Since when a figure is known: "since 2024-07-10", or "at its start on 2024-07-10", as it may have changed.
 */
export function knownSince({ since, day }: Known): string {
  return since === 'set' ? `since ${day}` : `at its start on ${day}`;
}
