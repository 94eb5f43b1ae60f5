/** Shapes and wording of answers to assistants. */
import { editDistance } from '../../lib/problems';

/** One result, with its address and sources. */
export interface Answer {
  readonly name: string;
  /** Path with the anchor, without the base URL. */
  readonly route: string;
  /** The same as an absolute URL. */
  readonly address: string;
  /** URLs or `owner/name@revision:path` that the page was checked against; empty if it names none. */
  readonly source: readonly string[];
  /** Markdown or plain text. */
  readonly text: string;
}

/** Why there is no answer, with the nearest names. */
export interface Refusal {
  readonly refusal: string;
}

/** Answers, best first, or why there are none. */
export type Reply = { readonly answers: readonly Answer[]; readonly note?: string } | Refusal;

const mostNames = 5;

/**
 * Reports an unknown name with the nearest ones.
 *
 * @param what continues "There is no"
 */
export function unknownName(what: string, asked: string, names: readonly string[]): Refusal {
  const near = nearestNames(asked, names);
  const hint = near.length === 0 ? '' : ` Nearest: ${near.join(', ')}.`;
  return { refusal: `There is no ${what} "${shortened(asked)}".${hint}` };
}

/** Names by similarity: substrings either way first, then by edit distance. */
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

/** A name without what people omit or vary: case, dashes, spaces, and an error's parameters. */
export function nameKey(name: string): string {
  return name
    .replace(/\([^)]*\)\s*$/, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '');
}

/** Shortens a text for use in a message. */
export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** A reply as text for a model: each answer followed by its address and sources. */
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
