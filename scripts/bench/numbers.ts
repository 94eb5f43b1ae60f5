/** The middle value, or the mean of the middle two. Throws if there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) {
    throw new Error('There is no median of no values.');
  }
  return (lower + upper) / 2;
}

export type Unit = 'ms' | 's' | 'bytes' | 'shift' | 'score';

/** A measurement for people. */
export function format(value: number, unit: Unit): string {
  switch (unit) {
    case 'ms':
      return `${Math.round(value)} ms`;
    case 's':
      return `${(value / 1000).toFixed(2)} s`;
    case 'bytes':
      return value >= 10e6 ? `${Math.round(value / 1e6)} MB` : `${Math.round(value / 1000)} KB`;
    case 'shift':
      return value === 0 ? '0' : value.toFixed(3);
    case 'score':
      return String(Math.round(value * 100));
  }
}

/** One value as a multiple of another; undefined if meaningless. */
export function ratio(value: number, other: number): number | undefined {
  return other > 0 && Number.isFinite(value / other) ? value / other : undefined;
}
