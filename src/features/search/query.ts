import { chunksOf, isStopWord, partsOf, termOf, wholeOf } from './tokens';

export interface QueryWord {
  /** As typed, without surrounding punctuation. */
  readonly text: string;
  /** Term of the whole word. */
  readonly term: string;
  /** Terms of the parts of an identifier. */
  readonly parts: readonly string[];
  /** Identifiers weigh more than words of a language. */
  readonly isName: boolean;
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** The last word may still be being typed. */
  readonly isUnfinished: boolean;
}

/** Anything longer is a pasted log or file. */
const mostWords = 24;
const longestQuery = 2000;
/**
 * With this many other words, figures are taken for values of an error message
 * and dropped.
 */
const enoughWords = 4;
/** With fewer words, a query may still be being typed. */
const wholeQuery = 6;

/**
 * Prefix of geth's log lines: `INFO [07-22
 * 10:12:33.123] `.
 */
const lineStart = /\b(?:TRACE|DEBUG|INFO|WARN|ERROR|CRIT)\s*\[\d\d-\d\d\|[\d:.]+\]/g;
/**
 * Log fields to drop with their values, and the names of fields whose value is
 * the message.
 */
const momentField = /(?:^|\s)(?:t|ts|time|timestamp|lvl|level)=(?:"[^"]*"|\S+)/gi;
const messageField = /(^|\s)(?:msg|message|err|error|caller|reason)=/gi;
/** A flag or environment variable with the reader's own value. */
const setting = /(^|\s)(--?[a-z][\w.-]*|[A-Z][A-Z\d]*_[A-Z\d_]+)=\S+/g;
/** Boilerplate of a JSON-RPC error: version, id and field names. */
const jsonField = /"(?:jsonrpc|id)"\s*:\s*(?:"[^"]*"|\d+)|"(?:code|message|data|error|method|params)"\s*:/g;
/** Values filled into messages: amounts, hashes, long numbers. */
const figure = /^(?:\d+[.,]\d+|\d{10,}|0x[\da-f]{40,})$/i;

/**
 * Words of a typed or pasted query. Drops stop words, log level and time,
 * values of settings and figures, each only if other words remain.
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
