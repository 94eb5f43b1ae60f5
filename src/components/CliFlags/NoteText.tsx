import { type ReactNode } from 'react';

import { type Note } from '@site/src/data/flag-notes/types';

/** A note, with code in backticks; a flag of the same list becomes a link to it. */
export default function NoteText({
  note,
  ids,
}: {
  readonly note: Note;
  /** Flags with their dashes, to the ids of their headings. */
  readonly ids: ReadonlyMap<string, string>;
}): ReactNode {
  return note.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const id = ids.get(part);
    const code = <code key={index}>{part}</code>;
    return id ? (
      <a key={index} href={`#${id}`}>
        {code}
      </a>
    ) : (
      code
    );
  });
}
