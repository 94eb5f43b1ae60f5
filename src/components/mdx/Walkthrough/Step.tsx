import type { ReactNode } from 'react';

import type { Move } from './drawing';

/** What a page writes about a step of a `<Walkthrough>`; `from` and `to` are ids of its actors. */
export interface StepProps extends Move {
  /** What happens, in a few words. */
  readonly title: string;
  /** The functions that are called, or the logs that are read. */
  readonly code?: string | readonly string[];
  /** How long it takes, or when it happens. */
  readonly time?: string;
  /** One or two sentences. */
  readonly children: ReactNode;
}

/** One step. `<Walkthrough>` reads its properties and shows it; alone it is just its text. */
export default function Step({ children }: StepProps): ReactNode {
  return children;
}
