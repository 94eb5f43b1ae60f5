import { type ReactNode } from 'react';

/** Text of the glossary, with backticks as code. */
export default function Definition({ text }: { readonly text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
