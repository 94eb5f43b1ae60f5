/** Elements and texts of parsed HTML. */
import type { Element, Nodes } from 'hast';

/** All elements at any depth, in the order of the page. */
export function elementsIn(nodes: readonly Nodes[]): Element[] {
  const found: Element[] = [];
  const look = (node: Nodes): void => {
    if (node.type === 'element') found.push(node);
    if ('children' in node) node.children.forEach(look);
  };
  nodes.forEach(look);
  return found;
}

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/**
 * The text of nodes.
 *
 * @param isOmitted elements whose text does not count
 * @param after what follows the text of an element
 */
export function textOf(
  node: Nodes | readonly Nodes[] | undefined,
  isOmitted: (element: Element) => boolean = () => false,
  after: (element: Element) => string = () => '',
): string {
  if (node === undefined) return '';
  if (!('type' in node)) return node.map((each) => textOf(each, isOmitted, after)).join('');
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type !== 'element') return textOf(node.children, isOmitted, after);
  return isOmitted(node) ? '' : textOf(node.children, isOmitted, after) + after(node);
}
