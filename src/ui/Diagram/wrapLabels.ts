/** Maximum characters in a line; longer words stay whole. */
const longest = { name: 16, message: 22, note: 32, link: 16 };

/** Balanced lines, as few as possible, broken between words. */
function wrapped(text: string, limit: number): string {
  if (text.length <= limit || /<br\s*\/?>/.test(text)) return text;
  const words = text.split(' ');
  // Shorten the limit until one more line would be needed, so the last line is
  // not short.
  let lines = filled(words, limit);
  for (let shorter = limit - 1; shorter > 0; shorter--) {
    const next = filled(words, shorter);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines.join('<br/>');
}

function filled(words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const name = /^(\s*(?:participant|actor) \S+ as )(.+)$/;
const message = /^(\s*\w+?\s*-{1,2}(?:>>?|x|\))[+-]?\s*\w+\s*: )(.+)$/;
const note = /^(\s*Note (?:over|left of|right of) [^:]+: )(.+)$/;
const linkBetween = /(-- +|-\. +)([^|"]+?)( +-->| +\.->)/g;
const linkBehind = /((?:-->|-\.->|==>|---)\|)([^|"]+)(\|)/g;

/**
 * Wraps long labels in Mermaid source. Mermaid would widen the drawing, or wrap
 * by width and split names.
 */
export default function wrapLabels(source: string): string {
  const isSequence = /^\s*(?:%%.*\n\s*)*sequenceDiagram\b/.test(source);
  return source
    .split('\n')
    .map((line) =>
      isSequence
        ? line
            .replace(name, (_all, before: string, text: string) => before + wrapped(text, longest.name))
            .replace(message, (_all, before: string, text: string) => before + wrapped(text, longest.message))
            .replace(note, (_all, before: string, text: string) => before + wrapped(text, longest.note))
        : [linkBetween, linkBehind].reduce(
            (rest, link) =>
              rest.replace(
                link,
                (_all, before: string, text: string, after: string) =>
                  before + wrapped(text, longest.link) + after,
              ),
            line,
          ),
    )
    .join('\n');
}
