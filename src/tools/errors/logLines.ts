/** Log lines and responses that a page explains under a heading. */
import { type LogLine } from '../../data/logLines';

/** A page whose headings and first table cells may be log lines. */
export interface LogPage {
  readonly route: string;
  readonly title: string;
  readonly text: string;
}

/** Precedes every reason, so it identifies nothing. */
const SAYS_NOTHING = 'execution reverted';

/** Shorter code is commands, flags and states, not log lines. */
const SHORTEST = 12;

/**
 * Log lines of a page: headings that are code, and table rows that start with a sentence in code, which link
 * to the heading above.
 *
 * @param slug makes the anchor of a heading without an explicit one
 */
export function logLinesOf({ route, title, text }: LogPage, slug: (heading: string) => string): LogLine[] {
  const lines: LogLine[] = [];
  let anchor = '';
  for (const line of text.replace(/^```[\s\S]*?^```/gm, '').split('\n')) {
    const heading = /^#{2,3} (.+?)(?:\s*\{\/\* #([\w-]+) \*\/\})?$/.exec(line);
    if (heading) {
      const [, words = '', id] = heading;
      anchor = id ?? slug(words.replaceAll('`', ''));
    }
    const code = heading ? /^`([^`]+)`/.exec(heading[1] ?? '') : /^\| `([^`]+)`/.exec(line);
    const words = code?.[1] ?? '';
    if (anchor === '' || words === SAYS_NOTHING) continue;
    if (words.length < SHORTEST || !words.includes(' ') || /^(cast|curl|op-\w+|docker|jq) /.test(words))
      continue;
    lines.push({ text: words, to: `${route}#${anchor}`, label: title });
  }
  return lines;
}

/** Lines that a text contains, without those inside longer ones, one per heading. */
export function explainedLines(text: string, known: readonly LogLine[]): readonly LogLine[] {
  const found = known.filter((line) => contains(text, line.text));
  return found.filter(
    (line, index) =>
      !found.some((other) => other.text.length > line.text.length && other.text.includes(line.text)) &&
      found.findIndex(({ to }) => to === line.to) === index,
  );
}

/** Whether a line of the text contains the fixed parts of a template, in order. */
function contains(text: string, template: string): boolean {
  const parts = template
    .split('…')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  if (parts.length === 0) return false;
  return text.split('\n').some((line) => {
    let at = 0;
    return parts.every((part) => {
      const position = line.toLowerCase().indexOf(part, at);
      at = position + part.length;
      return position >= 0;
    });
  });
}
