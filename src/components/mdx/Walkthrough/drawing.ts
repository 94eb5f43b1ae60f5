/** Geometry of a walkthrough's picture, in pixels: a line per actor, a column per step. */

export interface Actor {
  readonly id: string;
  /** Visible name, such as a contract's. */
  readonly name: string;
  /** Place: `L1`, `L2`, `Off chain`. Actors of one place must be adjacent. */
  readonly on: string;
}

/** What goes from one actor to another, or happens at one. */
export interface Move {
  readonly from: string;
  /** Absent if the step happens at `from`. */
  readonly to?: string;
}

interface Line {
  readonly actor: Actor;
  /** The name, broken to fit beside the line. */
  readonly label: readonly string[];
  readonly y: number;
}

interface Place {
  readonly name: string;
  readonly y: number;
  readonly height: number;
}

/** A step between two lines, the same line twice if it happens at one actor. */
interface Column {
  readonly x: number;
  readonly from: Line;
  readonly to: Line;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
}

/** Sizes: names left of the lines, a column (at least 24, as a touch target), a line, a place's name. */
export const sizes = { label: 104, column: 24, line: 36, place: 18, end: 4 } as const;

/** Letters that fit beside a line. */
const LETTERS = 14;

/**
 * Lays out the steps. Throws a sentence if an actor is unknown, ids repeat, or actors of one place are not
 * adjacent.
 */
export function drawSteps(actors: readonly Actor[], moves: readonly Move[]): Drawing {
  const lines: Line[] = [];
  const places: { name: string; y: number; height: number }[] = [];
  let y = 0;
  for (const actor of actors) {
    if (lines.some((line) => line.actor.id === actor.id)) {
      throw new Error(`<Walkthrough> has two actors with the id "${actor.id}".`);
    }
    if (places.at(-1)?.name !== actor.on) {
      if (places.some(({ name }) => name === actor.on)) {
        throw new Error(
          `<Walkthrough> has actors on "${actor.on}" in two places; put them next to each other.`,
        );
      }
      places.push({ name: actor.on, y, height: sizes.place });
      y += sizes.place;
    }
    lines.push({ actor, label: brokenName(actor.name), y: y + sizes.line / 2 });
    y += sizes.line;
    const place = places.at(-1);
    if (place) place.height += sizes.line;
  }
  const lineOf = (id: string): Line => {
    const line = lines.find(({ actor }) => actor.id === id);
    if (line) return line;
    throw new Error(
      `A step of <Walkthrough> names the actor "${id}". There are: ${actors.map((actor) => actor.id).join(', ')}.`,
    );
  };
  return {
    width: sizes.label + moves.length * sizes.column + sizes.end,
    height: y,
    places,
    lines,
    columns: moves.map(({ from, to }, index) => ({
      x: sizes.label + (index + 0.5) * sizes.column,
      from: lineOf(from),
      to: lineOf(to ?? from),
    })),
  };
}

/** A name in lines of at most 14 letters, broken at spaces, after hyphens and before capitals if possible. */
export function brokenName(name: string): string[] {
  const lines: string[] = [];
  for (const part of name.split(/(?<=[ -])|(?<=[a-z\d])(?=[A-Z])/)) {
    const last = lines.at(-1);
    if (last !== undefined && (last + part).trimEnd().length <= LETTERS) {
      lines[lines.length - 1] = last + part;
    } else {
      lines.push(part);
    }
  }
  return lines.map((line) => line.trimEnd());
}

/**
 * The step index a key leads to: arrows to neighbors, Home and End to the first and last. Undefined for other
 * keys and beyond either end.
 */
export function stepByKey(key: string, current: number, count: number): number | undefined {
  const to = new Map([
    ['ArrowRight', current + 1],
    ['ArrowLeft', current - 1],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key);
  return to === undefined || to < 0 || to >= count || to === current ? undefined : to;
}
