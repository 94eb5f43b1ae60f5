import React, { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';

/** What a page's module exports. */
type Page = Readonly<Record<string, unknown>>;

type PageText = ComponentType<Record<string, unknown>>;

/** A page's text as it is at the moment. */
export interface LiveText {
  readonly Text: PageText;
  /** Shows the text as it is after an edit. False, and nothing is shown, where the page says other things beside it, too. */
  edited(text: PageText, page: Page): boolean;
}

/** The text of a page that is being written, for `liveText.cjs`. */
export default function liveText(text: PageText, page: Page): LiveText {
  const beside = JSON.stringify(page);
  const shown = new Set<() => void>();
  const subscribe = (show: () => void): (() => void) => {
    shown.add(show);
    return () => shown.delete(show);
  };
  let newest = text;
  return {
    Text(props): ReactNode {
      const Newest = useSyncExternalStore(
        subscribe,
        () => newest,
        () => newest,
      );
      return <Newest {...props} />;
    },
    edited(after, pageAfter) {
      if (JSON.stringify(pageAfter) !== beside) {
        return false;
      }
      newest = after;
      shown.forEach((show) => show());
      return true;
    },
  };
}
