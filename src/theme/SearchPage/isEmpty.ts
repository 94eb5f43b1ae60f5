/**
 * Whether the plugin's page of results says that there are none: it has a line on how many there are, and no result.
 *
 * @param container what holds the field, that line and the results
 */
export default function isEmpty(container: Pick<ParentNode, 'querySelector'>): boolean {
  return container.querySelector(':scope > p') !== null && container.querySelector('article') === null;
}
