/** Unix seconds as `2025-05-09 16:00:01 UTC`. */
export function utcTime(timestamp: number): string {
  return `${new Date(timestamp * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
