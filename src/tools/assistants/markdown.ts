interface Heading {
  readonly line: number;
  readonly level: number;
  readonly text: string;
}

/** Headings outside of fenced code. */
function headingsOf(lines: readonly string[]): Heading[] {
  let fence: string | undefined;
  return lines.flatMap((line, at) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      return [];
    }
    const [, marks = '', text = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
    return fence !== undefined || marks === '' ? [] : [{ line: at, level: marks.length, text: plain(text) }];
  });
}

/** A heading without Markdown. */
function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([^a-zA-Z\d\s])/g, '$1')
    .replace(/[`*\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Texts of all headings below the title. */
export function headingTexts(markdown: string): string[] {
  return headingsOf(markdown.split('\n'))
    .filter(({ level }) => level > 1)
    .map(({ text }) => text);
}

/**
 * A heading and its section, up to the next heading of the same or a higher level.
 *
 * @param heading text without Markdown
 * @param place index from 0 among headings with the same text
 * @returns undefined if there is no such heading
 */
export function sectionOf(markdown: string, heading: string, place = 0): string | undefined {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const start = headings.filter(({ text }) => text === plain(heading))[place];
  if (start === undefined) return undefined;
  const end = headings.find(({ line, level }) => line > start.line && level <= start.level);
  return lines.slice(start.line, end?.line).join('\n').trim();
}

/** The beginning of a text, cut at a line end if it is longer than `most`. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf('\n', most);
  return text.slice(0, end > 0 ? end : most);
}
