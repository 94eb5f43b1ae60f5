import { Fragment, type ReactNode } from 'react';

/** A sentence of the data, in which backticks mark code. */
export default function Prose({ text }: { readonly text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>);
}
