import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';

import CodeFence from '@site/src/ui/CodeFence';

/**
 * Code rendered at run time. Replaces the theme's (3.10.2) to omit its highlighter; `<CodeFence>` shows page
 * code, highlighted in the build.
 */
export default function CodeBlock({ children, className, language, title }: Props): ReactNode {
  return (
    <CodeFence
      language={language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text'}
      {...(typeof title === 'string' ? { title } : {})}
    >
      {textOf(children)}
    </CodeFence>
  );
}

function textOf(node: ReactNode): string {
  return typeof node === 'string' ? node : Array.isArray(node) ? node.map(textOf).join('') : '';
}
