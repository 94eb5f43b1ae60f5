import type { ReactNode } from 'react';

interface Props {
  readonly as: 'h2' | 'h3';
  readonly id: string;
  readonly children: ReactNode;
}

/** Replaces the theme's heading in jest: id on the element, link after the text. */
export default function Heading({ as: As, id, children }: Props): ReactNode {
  return (
    <As id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} />
    </As>
  );
}
