/** GitHub page of a release by tag, such as `op-contracts/v3.0.0`, by default in the monorepo. */
export function releaseTagUrl(tag: string, repo = 'ethereum-optimism/optimism'): string {
  return `https://github.com/${repo}/releases/tag/${encodeURIComponent(tag)}`;
}
