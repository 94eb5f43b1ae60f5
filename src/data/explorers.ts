/** Links into block explorers. Loads no data file. */

/** Explorer bases as the registry has them: some end in a slash, some lack a scheme, some are empty. */
export function explorerBase(explorer: string): string | undefined {
  const trimmed = explorer.trim().replace(/\/+$/, '');
  if (trimmed === '') return undefined;
  return /^https?:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** The page of an account or contract; undefined where the chain names no explorer. */
export function addressUrl(explorer: string, address: string): string | undefined {
  const base = explorerBase(explorer);
  return base === undefined ? undefined : `${base}/address/${address}`;
}
