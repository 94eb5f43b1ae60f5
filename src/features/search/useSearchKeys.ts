import { type RefObject, useEffect } from 'react';

import { slashKey } from '@site/src/features/search/slashKey';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Focuses the search field on Ctrl/Cmd-K, and on `/` unless turned off.
 *
 * @param wanted false for fields without keys
 */
export function useSearchKeys(
  field: RefObject<Pick<HTMLInputElement, 'focus'> | null>,
  wanted: boolean,
): void {
  useEffect(() => {
    if (!wanted) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && slashKey.isOn() && !isTyping(target);
      const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      if (!isSlash && !isK) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, wanted]);
}
