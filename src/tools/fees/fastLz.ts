/**
 * Length of FastLZ (level 1) output, without writing it.
 *
 * This length is consensus since Fjord, because the L1 data fee depends on it: every branch must agree with
 * `fastlz.c` at the commit in the specification.
 * https://specs.optimism.io/protocol/fjord/exec-engine.html#fastlz-implementation
 */

const TABLE_SIZE = 8192;
/** The farthest match that two bytes of distance can encode. */
const LONGEST_DISTANCE = TABLE_SIZE - 1;
/** No match starts in the last bytes, so that decoders may copy in larger strides. */
const TAIL = 13;
/** A match may extend into the tail, up to here. */
const MATCH_TAIL = TAIL - 9;
const LONGEST_LITERAL_RUN = 32;
const LONGEST_MATCH = 262;
const SHORTEST_LONG_MATCH = 6;
const HASH_FACTOR = 2654435769;

/** Length of a literal run: one extra byte per 32. */
function literalLength(count: number): number {
  const rest = count % LONGEST_LITERAL_RUN;
  const whole = (count - rest) / LONGEST_LITERAL_RUN;
  return whole * (LONGEST_LITERAL_RUN + 1) + (rest === 0 ? 0 : rest + 1);
}

/** Length of a match: two bytes if short, three if long, repeated if very long. */
function matchLength(extent: number): number {
  const rest = (extent - 1) % LONGEST_MATCH;
  const whole = (extent - 1 - rest) / LONGEST_MATCH;
  return whole * 3 + (rest >= SHORTEST_LONG_MATCH ? 3 : 2);
}

/** Length of `bytes` after FastLZ compression. */
export function fastLzLength(bytes: Uint8Array): number {
  const lastSeen = new Uint32Array(TABLE_SIZE);
  const limit = Math.max(0, bytes.length - TAIL);
  const matchLimit = bytes.length - MATCH_TAIL;

  const threeAt = (at: number): number =>
    (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
  const slotOf = (three: number): number => (Math.imul(HASH_FACTOR, three) >>> 19) & (TABLE_SIZE - 1);

  let length = 0;
  let written = 0;
  let at = 2;
  while (at < limit) {
    const three = threeAt(at);
    const slot = slotOf(three);
    const candidate = lastSeen[slot] ?? 0;
    lastSeen[slot] = at;
    if (at - candidate > LONGEST_DISTANCE || threeAt(candidate) !== three) {
      at += 1;
      continue;
    }
    // The reference takes up a position only after stepping past it, which excludes the last one.
    if (at + 1 >= limit) break;

    if (at > written) length += literalLength(at - written);

    // Counts the differing byte, as the reference does: the extent is one more than the common bytes after
    // three.
    let extent = 0;
    while (at + 3 + extent < matchLimit) {
      extent += 1;
      if (bytes[candidate + 2 + extent] !== bytes[at + 2 + extent]) break;
    }
    length += matchLength(extent);

    at += extent;
    lastSeen[slotOf(threeAt(at))] = at;
    lastSeen[slotOf(threeAt(at + 1))] = at + 1;
    at += 2;
    written = at;
  }
  return length + literalLength(bytes.length - written);
}

/**
 * Upper bound of FastLZ's output for `size` bytes, as in GasPriceOracle's `getL1FeeUpperBound`:
 * incompressible data grows by one byte in 255, plus 16.
 */
export function fastLzUpperBound(size: number): number {
  return size + Math.floor(size / 255) + 16;
}
