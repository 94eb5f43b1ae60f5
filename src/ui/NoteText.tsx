import { type ReactNode } from 'react';

import { codeClass } from '@site/src/lib/unbroken';

const inline = /(`[^`]*`|\[[^\]]*\]\(#[\w-]+\))/;
const none: ReadonlyMap<string, string> = new Map();

interface Props {
  /** Text with backticked code and links such as `[above](#id)`. */
  readonly note: string;
  /** Ids of entries that code links to. */
  readonly ids?: ReadonlyMap<string, string>;
}

/** A note from the data files, with its code and links. */
export default function NoteText({ note, ids = none }: Props): ReactNode {
  return note.split(inline).map((part, index) => {
    const [, text, target] = /^\[(.*)\]\((#.*)\)$/.exec(part) ?? [];
    if (target)
      return (
        <a key={index} href={target}>
          {text}
        </a>
      );
    if (!part.startsWith('`')) return part;
    const content = part.slice(1, -1);
    const id = ids.get(content);
    const code = (
      <code key={index} className={codeClass(content)}>
        {content}
      </code>
    );
    return id ? (
      <a key={index} href={`#${id}`}>
        {code}
      </a>
    ) : (
      code
    );
  });
}
