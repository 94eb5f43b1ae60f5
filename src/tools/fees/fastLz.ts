/**
 * The length that FastLZ (level 1) would compress bytes to, without writing the output.
 *
 * Since Fjord this length is consensus: the L1 data fee is computed from it, so every branch has to agree with
 * `fastlz.c` at the commit which the specification names.
 * https://specs.optimism.io/protocol/fjord/exec-engine.html#fastlz-implementation
 */

const TABLE_SIZE = 8192;
/** Matches further back than this cannot be written in two bytes of distance. */
const LONGEST_DISTANCE = TABLE_SIZE - 1;
/** No match starts in the last bytes, so that a decoder may copy in larger strides. */
const TAIL = 13;
/** A match may still run on into the tail, up to here before the end. */
const MATCH_TAIL = TAIL - 9;
const LONGEST_LITERAL_RUN = 32;
const LONGEST_MATCH = 262;
const SHORTEST_LONG_MATCH = 6;
const HASH_FACTOR = 2654435769;

/** Bytes taken by a run of literals: each run of up to 32 has one byte before it. */
function literalLength(count: number): number {
  const rest = count % LONGEST_LITERAL_RUN;
  const whole = (count - rest) / LONGEST_LITERAL_RUN;
  return whole * (LONGEST_LITERAL_RUN + 1) + (rest === 0 ? 0 : rest + 1);
}

/** Bytes taken by a match: two for a short one, three for a long one, repeated for very long ones. */
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
    // The reference takes a position up only after it has stepped past it, which rules out the very last one.
    if (at + 1 >= limit) break;

    if (at > written) length += literalLength(at - written);

    // Counts the byte that differs, as the reference does: the extent is one more than the bytes in common after three.
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
 * The most that FastLZ makes of `size` bytes in practice, as the GasPriceOracle's `getL1FeeUpperBound` assumes it:
 * a transaction that does not compress at all grows by one byte in 255, and 16 more.
 */
export function fastLzUpperBound(size: number): number {
  return size + Math.floor(size / 255) + 16;
}
