import { type ComponentType, type ReactNode, useEffect } from 'react';
import SearchBar from '@theme-original/SearchBar';

// The search plugin ships no types for its theme.
const OriginalSearchBar = SearchBar as ComponentType<Record<string, unknown>>;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Adds the `/` key, which readers know from other documentation, to the plugin's Ctrl/Cmd-K. */
export default function SearchBarWrapper(props: Record<string, unknown>): ReactNode {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) {
        return;
      }
      const input = document.querySelector<HTMLInputElement>('.navbar__search-input');
      if (input) {
        event.preventDefault();
        input.focus();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return <OriginalSearchBar {...props} />;
}
