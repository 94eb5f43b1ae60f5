import type { ReactNode } from 'react';

import type { Move } from './drawing';

/** Props of a `<Walkthrough>` step; `from` and `to` are actor ids. */
export interface StepProps extends Move {
  /** What happens, in a few words. */
  readonly title: string;
  /** Functions called or logs read. */
  readonly code?: string | readonly string[];
  /** Duration, or moment. */
  readonly time?: string;
  /** One or two sentences. */
  readonly children: ReactNode;
}

/** One step. `<Walkthrough>` reads and shows its props; alone it shows only its text. */
export default function Step({ children }: StepProps): ReactNode {
  return children;
}
