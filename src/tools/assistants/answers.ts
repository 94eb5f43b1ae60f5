/** What assistants are answered with. */
import { editDistance } from '../../lib/problems';

/** One thing that was asked for, with where it is and what it was checked against. */
export interface Answer {
  /** What it is about, as the site writes it. */
  readonly name: string;
  /** Path on the site with the anchor, without the base URL. */
  readonly route: string;
  /** The same as an absolute address. */
  readonly address: string;
  /** Addresses or `owner/name@revision:path` of what it was checked against; empty for pages that name none. */
  readonly source: readonly string[];
  /** What the site says about it, as Markdown or plain text. */
  readonly text: string;
}

/** Why there is no answer, in a sentence, with the nearest names. */
export interface Refusal {
  readonly refusal: string;
}

/** Answers, the best first, or why there are none. */
export type Reply = { readonly answers: readonly Answer[]; readonly note?: string } | Refusal;

/** How many names a refusal suggests. */
const mostNames = 5;

/**
 * Says that a name is unknown, and which are nearest.
 *
 * @param what as it goes on after "There is no"
 */
export function unknownName(what: string, asked: string, names: readonly string[]): Refusal {
  const near = nearestNames(asked, names);
  const hint = near.length === 0 ? '' : ` Nearest: ${near.join(', ')}.`;
  return { refusal: `There is no ${what} "${shortened(asked)}".${hint}` };
}

/** Names by how like what was asked for they are: those that hold it or are held by it first, then by letters that differ. */
export function nearestNames(asked: string, names: readonly string[]): string[] {
  const wanted = nameKey(asked).slice(0, 64);
  const ranked = [...new Set(names)].map((name) => {
    const key = nameKey(name).slice(0, 64);
    const holds = wanted.length > 2 && key.length > 2 && (key.includes(wanted) || wanted.includes(key));
    return {
      name,
      distance: editDistance(wanted, key) / Math.max(wanted.length, key.length, 1) - (holds ? 1 : 0),
    };
  });
  return ranked
    .sort((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1))
    .slice(0, mostNames)
    .map(({ name }) => name);
}

/** A name without what people leave out or write in other ways: capitals, dashes, blanks, and the parameters of an error. */
export function nameKey(name: string): string {
  return name
    .replace(/\([^)]*\)\s*$/, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '');
}

/** A text as a message repeats it. */
export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** A reply as text for a model: each answer with its address and source below it. */
export function replyText(reply: Reply): string {
  if ('refusal' in reply) return reply.refusal;
  const parts = reply.answers.map(({ name, route, address, source, text }) =>
    [
      `## ${name}`,
      text.trim(),
      [
        `Route: ${route}`,
        `Address: ${address}`,
        `Source: ${source.length === 0 ? 'the page names none' : source.join(' ; ')}`,
      ].join('\n'),
    ].join('\n\n'),
  );
  return [...parts, ...(reply.note === undefined ? [] : [reply.note])].join('\n\n---\n\n');
}
