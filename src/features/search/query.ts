import { chunksOf, isStopWord, partsOf, termOf, wholeOf } from './tokens';

/** A word of a query. */
export interface QueryWord {
  /** As the reader wrote it, without the signs around it. */
  readonly text: string;
  /** The term of the whole word. */
  readonly term: string;
  /** Terms of its parts, if it is an identifier of several. */
  readonly parts: readonly string[];
  /** Whether it is a name out of a program, which says more than a word of a language. */
  readonly isName: boolean;
}

/** A query as the engine takes it. */
export interface Query {
  readonly words: readonly QueryWord[];
  /** Whether the reader may still be typing the last word. */
  readonly isUnfinished: boolean;
}

/** No question is longer; what is, is a log or a file that was pasted. */
const mostWords = 24;
const longestQuery = 2000;
/** With as many other words a query is taken for a message, which pages show with other figures. */
const enoughWords = 4;
/** Fewer words than this may be the beginning of a query that is still typed. */
const wholeQuery = 6;

/** How geth begins a line of its log: `INFO [07-22|10:12:33.123] `. */
const lineStart = /\b(?:TRACE|DEBUG|INFO|WARN|ERROR|CRIT)\s*\[\d\d-\d\d\|[\d:.]+\]/g;
/** Fields of a line of a log whose values are of the moment, and the names of fields whose values are the message. */
const momentField = /(?:^|\s)(?:t|ts|time|timestamp|lvl|level)=(?:"[^"]*"|\S+)/gi;
const messageField = /(^|\s)(?:msg|message|err|error|caller|reason)=/gi;
/** A flag or an environment variable with a value, which is the reader's own. */
const setting = /(^|\s)(--?[a-z][\w.-]*|[A-Z][A-Z\d]*_[A-Z\d_]+)=\S+/g;
/** What surrounds the message of a JSON-RPC error: its version and number, and the names of fields. */
const jsonField = /"(?:jsonrpc|id)"\s*:\s*(?:"[^"]*"|\d+)|"(?:code|message|data|error|method|params)"\s*:/g;
/** What a program fills into its messages: amounts, hashes, long numbers. */
const figure = /^(?:\d+[.,]\d+|\d{10,}|0x[\da-f]{40,})$/i;

/**
 * The words of what was typed or pasted. Stop words, the level and time of a line of a log, values of
 * settings and the figures of a message go, each as long as other words remain.
 */
export function readQuery(typed: string): Query {
  const text = typed
    .slice(0, longestQuery)
    .replace(lineStart, ' ')
    .replace(momentField, ' ')
    .replace(messageField, '$1')
    .replace(jsonField, ' ')
    .replace(setting, '$1$2');
  const all = chunksOf(text).map(wordOf);
  const telling = unlessAll(all, ({ text: word }) => isStopWord(word.toLowerCase()));
  const others = telling.filter(({ text: word }) => !figure.test(word));
  const seen = new Set<string>();
  const words = (others.length >= enoughWords ? others : telling)
    .filter(({ term }) => !seen.has(term) && seen.add(term))
    .slice(0, mostWords);
  return { words, isUnfinished: words.length < wholeQuery && /[\p{L}\p{N}_.-]$/u.test(typed) };
}

function wordOf({ text }: { readonly text: string }): QueryWord {
  const parts = partsOf(text).map((part) => part.toLowerCase());
  return {
    text,
    term: termOf(wholeOf(text)),
    parts: parts.length < 2 ? [] : parts.filter((part) => !isStopWord(part)).map(termOf),
    isName: /[_.]|\p{Ll}\p{Lu}|^0x/u.test(text),
  };
}

function unlessAll<Item>(items: readonly Item[], isDropped: (item: Item) => boolean): readonly Item[] {
  const kept = items.filter((item) => !isDropped(item));
  return kept.length > 0 ? kept : items;
}
