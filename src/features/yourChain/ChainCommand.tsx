import { type ReactNode } from 'react';

import CodeFence from '@site/src/ui/CodeFence';
import { type ChainProps, type ChainsThen } from '@site/src/data/chainsThen';
import { fillCommand } from '@site/src/features/yourChain/values';
import { useYourChainDetails } from '@site/src/features/yourChain/useYourChain';

import Pending from './Pending';

interface ChainCommandProps extends ChainProps {
  /**
   * The command, with `{rpc}` for a field of the chain and `{address:SystemConfigProxy}` for an L1 contract.
   */
  readonly code: string;
  readonly language?: string;
  readonly title?: string;
}

/** Looks up predeploys, as of the snapshot. */
function predeployOf({ predeploys, version }: ChainsThen): (name: string) => string {
  return (name) => {
    const address = predeploys[name];
    if (address === undefined) throw new Error(`There is no predeploy named "${name}" in ${version}.`);
    return address;
  };
}

/** A command with the reader's chain filled in; lists missing values below it. */
export default function ChainCommand({ code, language = 'sh', title, then }: ChainCommandProps): ReactNode {
  const { chain, details, failed } = useYourChainDetails(then);
  const { text, pending, missing } = fillCommand(code, chain, details, then && predeployOf(then));
  return (
    <>
      <CodeFence language={language} title={title} unfinished={pending}>
        {text}
      </CodeFence>
      {pending && (
        <p>
          Values of {chain.name}: <Pending failed={failed} />
        </p>
      )}
      {missing.map(({ placeholder, label }) => (
        <p key={placeholder}>
          Replace <code>{placeholder}</code> with your own:{' '}
          <em>
            no {label} for {chain.name} in the registry
          </em>
        </p>
      ))}
    </>
  );
}
