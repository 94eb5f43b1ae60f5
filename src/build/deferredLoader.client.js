/**
 * Inlined in every page, so plain JavaScript and short. Starts the scripts
 * after load, paint and idle, or at the first interaction, and replays
 * interactions made before hydration.
 */
(function () {
  const { scripts, styles } = document.currentScript.dataset;
  const html = document.documentElement;
  const pressed = [];
  const changed = new Map();
  let started = false;

  const fail = () => html.setAttribute('data-scripts-failed', '');

  // Lazy layout (src/css/site.css) is only for readers who start at the top:
  // with a fragment, a text fragment (visible only in this entry) or restored
  // history, the scroll position would be wrong.
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type === 'navigate' && !navigation.name.includes('#')) html.dataset.fromTop = '';

  // Before the first paint, since wrapping changes heights (src/ui/CodeFence/codeWrap.ts).
  if (kept('portal.code-wrap') === 'on') html.dataset.codeWrap = '';

  function start() {
    if (started) return;
    started = true;
    // The full stylesheets; critical CSS is inlined.
    for (const href of styles.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    }
    for (const src of scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = fail;
      document.head.append(script);
    }
  }

  // After a script failure nothing is intercepted.
  const answered = () => html.dataset.hasHydrated === 'true' || 'scriptsFailed' in html.dataset;

  function onClick(event) {
    if (answered()) return;
    const control = event.target.closest('button, summary, [role="tab"], [role="button"]');
    if (!control) return;
    // Prevents a double action: native controls, and React's own hydration on
    // click, would act before the replay.
    event.preventDefault();
    event.stopPropagation();
    pressed.push(control);
  }

  function onChange({ target }) {
    if (!answered()) changed.set(target, { value: target.value, checked: target.checked });
  }

  // Hydration resets fields, possibly while the reader types.
  function beforeInput({ target }) {
    const state = changed.get(target);
    if (state && target.value !== state.value) target.value = state.value;
  }

  // The search field exists already, so typing after its shortcut works.
  function onKey(event) {
    start();
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const asked =
      key === 'k' ? ctrlKey || metaKey : key === '/' && !(ctrlKey || metaKey || altKey || kept('portal.slash-key') === 'off');
    if (!asked || answered() || target.closest('input, textarea, select')) return;
    event.preventDefault();
    document.querySelector('.navbar__search-input')?.focus();
  }

  // See src/lib/hooks/deviceSwitch.ts.
  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  // Only failures of the site's own scripts count: injected scripts, such as
  // wallets', may throw harmlessly.
  const folder = new URL('.', new URL(scripts.split(' ')[0], location)).href;
  function onError({ filename, reason }) {
    if (`${filename ?? reason?.stack}`.includes(folder)) fail();
  }

  function repeat() {
    for (const type in handlers) removeEventListener(type, handlers[type], true);
    // The focused element gets no further focus event.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const [field, { value, checked }] of changed) {
      if (field.matches('[type="checkbox"], [type="radio"]')) {
        field.checked = !checked;
        field.click();
      } else {
        // React tracks values assigned to the element, not those set by the
        // native setter, and ignores a change to a value it has seen.
        field.value = field.defaultValue;
        setterOfValue(field).call(field, value);
        field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
      }
    }
    for (const control of pressed) if (control.isConnected) control.click();
  }

  const setterOfValue = (field) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set;

  const handlers = {
    click: onClick,
    beforeinput: beforeInput,
    input: onChange,
    change: onChange,
    keydown: onKey,
    error: onError,
    unhandledrejection: onError,
  };
  for (const type in handlers) addEventListener(type, handlers[type], true);
  for (const type of ['pointerdown', 'touchstart', 'focusin']) {
    addEventListener(type, start, { capture: true, once: true, passive: true });
  }
  new MutationObserver((_changes, observer) => {
    if (answered()) {
      observer.disconnect();
      // One turn later, after the effects that add key listeners.
      setTimeout(repeat);
    }
  }).observe(html, {
    attributes: true,
    attributeFilter: ['data-has-hydrated', 'data-scripts-failed'],
  });

  const whenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
  // Hidden tabs are never painted.
  const whenPainted = () => {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(start, 3000);
  };
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
})();
