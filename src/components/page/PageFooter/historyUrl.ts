/**
 * A page's changes in the repository.
 *
 * @param source file from the site's root: `@site/docs/interop/explainer.mdx`
 */
export function historyUrl(repositoryUrl: string, branch: string, source: string): string {
  return `${repositoryUrl}/commits/${branch}/${encodeURI(source.replace(/^@site\//, ''))}`;
}
