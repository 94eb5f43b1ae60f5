import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';

import CodeFence from '@site/src/ui/CodeFence';

/**
 * Code that components show at run time. Code on pages is highlighted when they are built and comes
 * as `<CodeFence>`; the theme's own component would bring a highlighter to the browser.
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
