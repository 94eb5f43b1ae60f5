/** A page without elements. */
export interface OpenPage {
  readonly window: EventTarget;
  readonly document: EventTarget;
}

/**
 * Gives a test file a window and a document that take events, and more browser APIs if needed. Jest isolates
 * globals per file, so no cleanup.
 *
 * @param parts properties of the window, such as `navigator`
 */
export function openPage(parts: Readonly<Record<string, unknown>> = {}): OpenPage {
  const document = new EventTarget();
  const window = Object.assign(new EventTarget(), { document }, parts);
  for (const [name, value] of Object.entries({ window, document, ...parts })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return { window, document };
}

/** Sends an event with properties, which replace those of every event, such as `target`. */
export function send(
  to: EventTarget,
  type: string,
  properties: Readonly<Record<string, unknown>> = {},
): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value });
  to.dispatchEvent(event);
  return event;
}
