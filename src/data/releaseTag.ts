/** Links to releases. Loads no data file. */

/** Page of a release on GitHub, by its tag: `op-contracts/v3.0.0`. In the monorepo, unless another repository is named. */
export function releaseTagUrl(tag: string, repo = 'ethereum-optimism/optimism'): string {
  return `https://github.com/${repo}/releases/tag/${encodeURIComponent(tag)}`;
}
