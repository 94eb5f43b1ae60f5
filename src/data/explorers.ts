/**
 * Normalizes the registry's explorer addresses: some end in a slash, some lack a scheme; undefined if empty.
 */
export function explorerBase(explorer: string): string | undefined {
  const trimmed = explorer.trim().replace(/\/+$/, '');
  if (trimmed === '') return undefined;
  return /^https?:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** Explorer page of an account or contract; undefined if the chain has no explorer. */
export function addressUrl(explorer: string, address: string): string | undefined {
  const base = explorerBase(explorer);
  return base === undefined ? undefined : `${base}/address/${address}`;
}
