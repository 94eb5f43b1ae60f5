import type { ReactNode } from 'react';

interface Props {
  readonly as: 'h2' | 'h3';
  readonly id: string;
  readonly children: ReactNode;
}

/** Stands in for the theme's heading in jest, like it in what matters: the id is on the element, and a link follows the text. */
export default function Heading({ as: As, id, children }: Props): ReactNode {
  return (
    <As id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} />
    </As>
  );
}
