import { type ReactNode } from 'react';

import { type Note } from '@site/src/data/flag-notes/types';

const inline = /(`[^`]*`|\[[^\]]*\]\(#[\w-]+\))/;

/** A note: code in backticks, which is a link if it is a flag of the same list, and links to headings of the page. */
export default function NoteText({
  note,
  ids,
}: {
  readonly note: Note;
  /** Flags with their dashes, to the ids of their headings. */
  readonly ids: ReadonlyMap<string, string>;
}): ReactNode {
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
    const code = <code key={index}>{content}</code>;
    return id ? (
      <a key={index} href={`#${id}`}>
        {code}
      </a>
    ) : (
      code
    );
  });
}
