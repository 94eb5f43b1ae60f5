import { type ReactNode } from 'react';

import { type Note } from '@site/src/data/rpc-notes/types';

/** A note, with code in backticks. */
export default function NoteText({ note }: { readonly note: Note }): ReactNode {
  return note.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
