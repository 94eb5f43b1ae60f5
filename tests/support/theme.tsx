import type { ReactNode } from 'react';

/** Replaces `@theme/...` components in jest with their children. */
export default function ThemeStub({ children }: { children?: ReactNode }): ReactNode {
  return children ?? null;
}
