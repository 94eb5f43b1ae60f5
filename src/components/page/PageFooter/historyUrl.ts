/**
 * The list of a page's changes in the repository.
 *
 * @param source the page's file, from the root of the site: `@site/docs/interop/explainer.mdx`
 */
export function historyUrl(repositoryUrl: string, branch: string, source: string): string {
  return `${repositoryUrl}/commits/${branch}/${encodeURI(source.replace(/^@site\//, ''))}`;
}
