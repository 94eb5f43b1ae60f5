import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import SearchBar from '@theme-original/SearchBar';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import NoSearchResults from '@site/src/components/NoSearchResults';
import SearchFailure from '@site/src/components/SearchFailure';
import useSearchIndexFailure from '@site/src/components/SearchFailure/useSearchIndexFailure';
import { slashKey } from '@site/src/hooks/slashKey';

import inWords from './inWords';
import mendRoles from './mendRoles';
import styles from './styles.module.css';

// The search plugin ships no types for its theme.
const OriginalSearchBar = SearchBar as ComponentType<Record<string, unknown>>;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether a key is the one that opens search and the reader has not turned it off. */
function isSlash({ key }: KeyboardEvent): boolean {
  return key === '/' && slashKey.isOn();
}

/** Puts the cursor into the search field when the reader presses `/`, which they know from other documentation. */
function useSlashOpensSearch(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isSlash(event) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) {
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
}

/** Whether the reader asks for the field: with its keys, or by a press on it. Other keys, such as Tab, may leave it. */
function asksForField(event: Event, frame: HTMLElement | null): boolean {
  if (event instanceof KeyboardEvent) {
    return isSlash(event) || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
  }
  return event.target instanceof Node && frame !== null && frame.contains(event.target);
}

/**
 * The plugin focuses its field once its index has come, wherever the reader has gone since. Here the
 * field declines while the focus is elsewhere, unless the reader has just asked for it.
 */
function useFocusKept(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const input = frame.current?.querySelector('input');
    if (!input) return undefined;
    let asked = false;
    const onAsk = (event: Event): void => {
      if (!asksForField(event, frame.current)) return;
      asked = true;
      setTimeout(() => (asked = false));
    };
    input.focus = (options) => {
      const { activeElement, body } = document;
      if (asked || activeElement === body || activeElement === null) {
        HTMLElement.prototype.focus.call(input, options);
      }
    };
    const types = ['keydown', 'pointerdown', 'click'];
    for (const type of types) addEventListener(type, onAsk, true);
    return () => {
      Reflect.deleteProperty(input, 'focus');
      for (const type of types) removeEventListener(type, onAsk, true);
    };
  }, [frame]);
}

/** What is known of a search. */
interface Results {
  /** What is to be said about the results. */
  readonly announcement: string;
  /** What was last searched for, if nothing was found. */
  readonly unanswered: string | undefined;
}

/** Keeps the roles of the field and its list right, and follows what is found. */
function useResults(frame: RefObject<HTMLElement | null>): Results {
  const [count, setCount] = useState<number>();
  const [unanswered, setUnanswered] = useState<string>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const watched: MutationObserverInit = {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-expanded'],
    };
    const observer = new MutationObserver(() => {
      const found = mendRoles(element);
      const query = element.querySelector('input')?.value ?? '';
      setCount(found);
      // The list closes when the reader leaves the field, for the help that stands below it.
      setUnanswered((last) =>
        found === 0 ? query : found === undefined && query === last ? last : undefined,
      );
    });
    observer.observe(element, watched);
    return () => observer.disconnect();
  }, [frame]);
  return { announcement: inWords(count), unanswered: unanswered || undefined };
}

/** Adds the `/` key to the plugin's Ctrl/Cmd-K, says so when search cannot search, and helps on where nothing is found. */
export default function SearchBarWrapper(props: Record<string, unknown>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const failed = useSearchIndexFailure(wanted);
  useSlashOpensSearch();
  useFocusKept(frame);
  const { announcement, unanswered } = useResults(frame);

  useEffect(() => {
    const see = (target: EventTarget | null): void => {
      const inside = target instanceof Node && (frame.current?.contains(target) ?? false);
      setOpen(inside);
      if (inside) setWanted(true);
    };
    const onEvent = ({ target }: Event): void => see(target);
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('focusin', onEvent);
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('keydown', onKey);
    // The reader may have been in the field before React was there.
    queueMicrotask(() => see(document.activeElement));
    return () => {
      document.removeEventListener('focusin', onEvent);
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  const leave = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };
  return (
    <div className={styles.frame} ref={frame} data-unanswered={unanswered && ''}>
      <OriginalSearchBar {...props} />
      <span role="status" className={hiddenStyles.visuallyHidden}>
        {announcement}
      </span>
      {failed && open && (
        <div className={styles.panel}>
          <SearchFailure />
        </div>
      )}
      {!failed && open && unanswered !== undefined && (
        <div className={styles.panel} onClick={leave}>
          <NoSearchResults query={unanswered} />
        </div>
      )}
    </div>
  );
}
