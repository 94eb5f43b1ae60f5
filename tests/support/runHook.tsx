import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** A hook as a page runs it. */
export interface RunningHook<Args extends readonly unknown[], Value> {
  /** What the server renders with. */
  readonly onServer: Value;
  /** What each rendering in the browser got; the first is hydration. */
  readonly inBrowser: readonly Value[];
  readonly newest: () => Value;
  readonly again: (...args: Args) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/**
 * Runs a hook on the server, hydrates it, and waits for its effects. Renders nothing, so React needs no DOM,
 * only the page of `openPage`.
 */
export async function runHook<Args extends readonly unknown[], Value>(
  hook: (...args: Args) => Value,
  ...args: Args
): Promise<RunningHook<Args, Value>> {
  const onServer: Value[] = [];
  const inBrowser: Value[] = [];
  renderToString(<Probe useIt={hook} args={args} values={onServer} />);
  const probe = (given: Args): ReactNode => <Probe useIt={hook} args={given} values={inBrowser} />;
  const root = await act(() => Promise.resolve(hydrateRoot(emptyElement(), probe(args))));
  return {
    onServer: last(onServer),
    inBrowser,
    newest: () => last(inBrowser),
    again: (...next) => act(() => Promise.resolve(root.render(probe(next)))),
    leave: () => act(() => Promise.resolve(root.unmount())),
  };
}

interface ProbeProps<Args extends readonly unknown[], Value> {
  readonly useIt: (...args: Args) => Value;
  readonly args: Args;
  readonly values: Value[];
}

function Probe<Args extends readonly unknown[], Value>({
  useIt,
  args,
  values,
}: ProbeProps<Args, Value>): ReactNode {
  values.push(useIt(...args));
  return null;
}

function last<Value>(values: readonly Value[]): Value {
  const value = values.at(-1);
  if (value === undefined && values.length === 0) throw new Error('The hook did not run.');
  return value as Value;
}

/** What React needs of an empty root. */
function emptyElement(): Element {
  const takesEvents = { addEventListener: () => undefined };
  const ownerDocument = { ...takesEvents, nodeType: 9, defaultView: { HTMLIFrameElement: class {} } };
  const element = { ...takesEvents, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument };
  return element as unknown as Element;
}

// React only lets tests wait for effects.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
