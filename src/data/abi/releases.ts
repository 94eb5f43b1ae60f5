/** Releases whose ABIs are read, oldest first: monorepo tags without `op-contracts/`. */
export const abiReleases = [
  'v3.0.0',
  'v4.0.0',
  'v4.1.0',
  'v5.0.0',
  'v6.0.0',
  'v7.0.0',
  'v8.0.0-rc.1',
] as const;
