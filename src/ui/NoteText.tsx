import { type ReactNode } from 'react';

import { isShortName, UNBROKEN } from '@site/src/lib/unbroken';

const inline = /(`[^`]*`|\[[^\]]*\]\(#[\w-]+\))/;
const none: ReadonlyMap<string, string> = new Map();

interface Props {
  /** Plain text with code in backticks, and links such as `[above](#id)` to headings of the page. */
  readonly note: string;
  /** Names in code that link to their entry on the page, to its id. */
  readonly ids?: ReadonlyMap<string, string>;
}

/** One of our notes on a flag, a method or an error: a text of the data in which code is marked. */
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
      <code key={index} className={isShortName(content) ? UNBROKEN : undefined}>
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
