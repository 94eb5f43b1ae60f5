import type { ReactNode } from 'react';

/** Stands in for every `@theme/...` component in jest: shows its children and nothing else. */
export default function ThemeStub({ children }: { children?: ReactNode }): ReactNode {
  return children ?? null;
}
