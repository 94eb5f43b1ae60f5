import React, { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';

type Page = Readonly<Record<string, unknown>>;

type PageText = ComponentType<Record<string, unknown>>;

export interface LiveText {
  readonly Text: PageText;
  /**
   * Shows the edited text. Returns false, showing nothing, if other exports
   * changed too.
   */
  edited(text: PageText, page: Page): boolean;
}

/** A page's live text, for `liveText.cjs`. */
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
