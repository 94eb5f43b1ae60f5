/**
 * Runs in every page, inline. Starts the site's scripts once the page has loaded and been painted and the browser is
 * idle, or at once when the reader does something; what the reader does before they answer is
 * remembered and done again afterwards, so nothing is lost.
 *
 * Plain JavaScript, as short as it can be: it is in the HTML of every page.
 */
(function () {
  const { scripts, styles } = document.currentScript.dataset;
  const html = document.documentElement;
  const pressed = [];
  const changed = new Map();
  let started = false;

  const fail = () => html.setAttribute('data-scripts-failed', '');

  // A reader who comes to the top of a page need not wait until all of it is laid out (src/css/site.css). One who comes
  // to a place in it, by an anchor, a text to find (which only this entry tells) or from later in history, would end
  // up elsewhere.
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type === 'navigate' && !navigation.name.includes('#')) html.dataset.fromTop = '';

  // Before anything is painted: wrapped code is higher (hooks/codeWrap).
  if (kept('portal.code-wrap') === 'on') html.dataset.codeWrap = '';

  function start() {
    if (started) return;
    started = true;
    // The page has the styles it begins with; here are those for what the scripts will show.
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

  // Where a script has failed nobody will answer, and presses are left to the browser.
  const answered = () => html.dataset.hasHydrated === 'true' || 'scriptsFailed' in html.dataset;

  function onClick(event) {
    if (answered()) return;
    const control = event.target.closest('button, summary, [role="tab"], [role="button"]');
    if (!control) return;
    // A native control would act now and once more when the press is repeated, and so would React, which hydrates what
    // is pressed at once.
    event.preventDefault();
    event.stopPropagation();
    pressed.push(control);
  }

  function onChange({ target }) {
    if (!answered()) changed.set(target, { value: target.value, checked: target.checked });
  }

  // Rendering puts back what a field came with, maybe in the middle of a word.
  function beforeInput({ target }) {
    const state = changed.get(target);
    if (state && target.value !== state.value) target.value = state.value;
  }

  // Search has its field from the beginning, so what is typed after its key has a place.
  function onKey(event) {
    start();
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const asked =
      key === 'k' ? ctrlKey || metaKey : key === '/' && !(ctrlKey || metaKey || altKey || kept('portal.slash-key') === 'off');
    if (!asked || answered() || target.closest('input, textarea, select')) return;
    event.preventDefault();
    document.querySelector('.navbar__search-input')?.focus();
  }

  // See hooks/deviceSwitch.
  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  // A script of the site that cannot be read or throws has failed as well. What others put into the page, as
  // wallets do, may throw without keeping the site from answering.
  const folder = new URL('.', new URL(scripts.split(' ')[0], location)).href;
  function onError({ filename, reason }) {
    if (`${filename ?? reason?.stack}`.includes(folder)) fail();
  }

  function repeat() {
    for (const type in handlers) removeEventListener(type, handlers[type], true);
    // Where the reader is already, nothing else will say.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const [field, { value, checked }] of changed) {
      if (field.matches('[type="checkbox"], [type="radio"]')) {
        field.checked = !checked;
        field.click();
      } else {
        // React hears of a change only where the value is another than the one that it has seen set. It sees what is
        // assigned to the field, and not what the browser's own setter does.
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
      // One turn later, when the effects that listen for keys have run.
      setTimeout(repeat);
    }
  }).observe(html, {
    attributes: true,
    attributeFilter: ['data-has-hydrated', 'data-scripts-failed'],
  });

  const whenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
  // A tab that nobody sees is not painted.
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
