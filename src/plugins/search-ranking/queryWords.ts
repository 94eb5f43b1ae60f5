import { isCommon } from './terms';

/** A word of a query. */
export interface QueryWord {
  /** In lower case and without the signs around it. */
  readonly text: string;
  /** Whether it is a name out of a program: such words say more than those of a language. */
  readonly isName: boolean;
  /** Whether it is the value of a setting, such as `17` in `--flag=17`, which is the reader's own. */
  readonly isValue: boolean;
}

/** No question is longer; what is, is a log or a file that was pasted. */
const mostWords = 24;
/** Longer than a 32-byte value in hexadecimal, the longest thing worth finding. */
const longestWord = 80;
/** Shorter ones with a digit, such as L1, are words of the language here. */
const shortestName = 4;
/** What a program fills into its messages: amounts, addresses, hashes. */
const figure = /^(\d+\.\d+|\d{10,}|0x[\da-f]{40,})$/;
/** With as many other words a query is taken for a message, which a page shows with other figures, and found without them. */
const enoughWords = 4;

/** Keys of a line of a log whose values are of the moment, and keys whose values are the message. */
const momentKey = /^(t|ts|time|timestamp|lvl|level)=/i;
const messageKey = /^(msg|message|err|error|caller|reason)=/i;
/** How geth begins a line: `INFO [07-22|10:12:33.123] `. */
const lineStart = /\b(TRACE|DEBUG|INFO|WARN|ERROR|CRIT)\s*\[\d\d-\d\d\|[\d:.]+\]/g;
/** A flag or an environment variable with its value; the value is the second group. */
const setting = /^(--?[a-z][\w.-]*|[A-Z][A-Z\d]*_[A-Z\d_]+)=(.*)$/;

/**
 * The words of a query, cut where the index is cut, at blanks and hyphens. Signs around a word go, as
 * they do there: a word that keeps them, as in a pasted error, is never found. So do the level and the
 * time of a line of a log and the names of its parts, words the index leaves out, such as "on", and the
 * figures of a message, each as long as other words remain. They are few and short, however much is pasted.
 */
export function queryWords(query: string): QueryWord[] {
  const words = query
    .slice(0, mostWords * longestWord)
    .replace(lineStart, ' ')
    .replace(/[{,]\s*"(\w+)"\s*:/g, ' $1=')
    .split(/\s+/)
    .flatMap(wordsOfChunk);
  const telling = unlessAll(words, ({ text }) => isCommon(text));
  const others = telling.filter(({ text }) => !figure.test(text));
  const seen = new Set<string>();
  return (others.length >= enoughWords ? others : telling)
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, mostWords)
    .map((word) => ({ ...word, text: word.text.slice(0, longestWord) }));
}

/** The words of what stands between two blanks. */
function wordsOfChunk(chunk: string): QueryWord[] {
  const bare = chunk.replace(/^["'[({,;]+/, '');
  if (momentKey.test(bare)) return [];
  const [, name, value] = setting.exec(bare) ?? [];
  return name === undefined || value === undefined
    ? cut(bare.replace(messageKey, ''), false)
    : [...cut(name, false), ...cut(value, true)];
}

function cut(text: string, isValue: boolean): QueryWord[] {
  return text.split('-').flatMap((part) => {
    const bare = part.replace(/^\W+|\W+$/g, '');
    if (bare === '') return [];
    const isName =
      bare.length >= shortestName &&
      /[a-z]/i.test(bare) &&
      (/[\d_.]|[a-z][A-Z]/.test(bare) || part.includes('('));
    return [{ text: bare.toLowerCase(), isName, isValue }];
  });
}

function unlessAll<Item>(items: readonly Item[], isDropped: (item: Item) => boolean): readonly Item[] {
  const kept = items.filter((item) => !isDropped(item));
  return kept.length > 0 ? kept : items;
}
