import { type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';

import { fillCommand } from '@site/src/yourChain/values';
import { useYourChainDetails } from '@site/src/yourChain/useYourChain';

interface ChainCommandProps {
  /** The command, with `{rpc}` for a field of the chain and `{address:SystemConfigProxy}` for an L1 contract. */
  readonly code: string;
  readonly language?: string;
  readonly title?: string;
}

/** A command with the values of the reader's chain filled in. */
export default function ChainCommand({ code, language = 'sh', title }: ChainCommandProps): ReactNode {
  const { chain, details } = useYourChainDetails();
  return (
    <CodeBlock language={language} {...(title === undefined ? {} : { title })}>
      {fillCommand(code, chain, details)}
    </CodeBlock>
  );
}
