/** The README section that the benchmark writes. */

const start = '<!-- bench -->';
const end = '<!-- /bench -->';

/**
 * Replaces the block of one measurement; others keep their text and date. Throws if the README lacks the
 * markers.
 */
export function withBlock(readme: string, part: string, order: readonly string[], text: string): string {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(`README.md has no section between ${start} and ${end}.`);
  }
  const section = readme.slice(from + start.length, to);
  const blocks = new Map(order.map((name) => [name, name === part ? text : blockOf(section, name)]));
  const intro = section.split('<!-- bench:')[0]?.trim() ?? '';
  const body = [...blocks]
    .filter(([, block]) => block !== undefined)
    .map(([name, block]) => `${opening(name)}\n\n${block?.trim()}\n\n${closing(name)}`);
  const parts = [start, ...(intro === '' ? [] : [intro]), ...body, end];
  return readme.slice(0, from) + parts.join('\n\n') + readme.slice(to + end.length);
}

const opening = (name: string): string => `<!-- bench:${name} -->`;
const closing = (name: string): string => `<!-- /bench:${name} -->`;

function blockOf(section: string, name: string): string | undefined {
  const from = section.indexOf(opening(name));
  const to = section.indexOf(closing(name));
  return from < 0 || to < from ? undefined : section.slice(from + opening(name).length, to);
}
