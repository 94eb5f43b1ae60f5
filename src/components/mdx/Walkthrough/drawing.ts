/** Geometry of a walkthrough's picture: a line for each actor, a column for each step. Lengths are in pixels. */

/** Someone or something that takes part. */
export interface Actor {
  /** Name under which steps refer to it. */
  readonly id: string;
  /** Name that readers see, such as that of a contract. */
  readonly name: string;
  /** Where it is: `L1`, `L2`, `Off chain`. Actors of one place follow each other. */
  readonly on: string;
}

/** What the picture shows of a step: something that goes from one actor to another, or that happens at one. */
export interface Move {
  readonly from: string;
  /** Absent where the step happens at `from`. */
  readonly to?: string;
}

/** The line of an actor. */
interface Line {
  readonly actor: Actor;
  /** The name, broken so that it fits beside the line. */
  readonly label: readonly string[];
  readonly y: number;
}

/** A place and the lines of its actors. */
interface Place {
  readonly name: string;
  readonly y: number;
  readonly height: number;
}

/** A step, from line to line; both are the same where it happens at one actor. */
interface Column {
  readonly x: number;
  readonly from: Line;
  readonly to: Line;
}

/** Where everything in the picture goes. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
}

/** Sizes of the picture: what is left of the lines, a column (at least 24, to be pressed), a line, the name of a place. */
export const sizes = { label: 104, column: 24, line: 36, place: 18, end: 4 } as const;

/** Letters that fit beside a line. */
const LETTERS = 14;

/**
 * Draws the steps. Throws a sentence where a step names an actor that is not there, actors share an id, or those of one
 * place do not follow each other.
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

/** A name in lines of at most 14 letters, broken at blanks, after hyphens and before capitals, where it has any. */
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
 * The step that a key leads to, counted from 0: the arrows lead to the neighbors, Home and End to the first and the last.
 *
 * @returns undefined for every other key, and where there is no further step
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
