import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * The search field's library brings Zepto, which adds three methods to events and takes an event that
 * has `isDefaultPrevented` for one it has seen. Preact adds that one too, so the method it does not add
 * has to be there, or the field would stop at the first key.
 */
if (ExecutionEnvironment.canUseDOM) {
  Object.defineProperty(Event.prototype, 'isImmediatePropagationStopped', {
    value: () => false,
    // Zepto puts its own in place on events that it sees first.
    writable: true,
    configurable: true,
  });
}

export {};
