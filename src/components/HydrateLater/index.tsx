import { type ComponentType, lazy, type PropsWithChildren, type ReactNode, Suspense } from 'react';

/** Comes in the task after the one in which it was first wanted, and from then on at once. */
const NextTask = lazy(
  () =>
    new Promise<{ readonly default: ComponentType<PropsWithChildren> }>((resolve) => {
      setTimeout(() => resolve({ default: ({ children }) => children }));
    }),
);

/**
 * Takes over a part of a page that opens in a task of its own, so that the frame of the page and its
 * text do not keep the reader waiting together. The part stands there as HTML meanwhile. On the way from
 * page to page it waits for nothing.
 */
export default function HydrateLater({ children }: PropsWithChildren): ReactNode {
  const part = <div>{children}</div>;
  return typeof document === 'undefined' ? (
    part
  ) : (
    <Suspense fallback={null}>
      <NextTask>{part}</NextTask>
    </Suspense>
  );
}
