import type { Element, ElementContent } from 'hast';

import { hasClass, textOf } from '../../lib/hast';

/** A table row with its own anchor, such as a chain or contract. */
export interface Row {
  /** Anchor without `#`. */
  readonly id: string;
  /** Text of the first cell. */
  readonly name: string;
  /** Text of the other cells, each after its column's name. */
  readonly text: string;
}

/** Rows of articles that have an anchor, which `rowSelector` excludes from the text of their page. */
export function rowsIn(nodes: readonly ElementContent[], inArticle = false): Row[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element' || isOmitted(node)) return [];
    const { tagName, properties, children } = node;
    const inside = rowsIn(children, inArticle || tagName === 'article');
    return inArticle && tagName === 'tr' && properties.id !== undefined
      ? [rowOf(node, String(properties.id)), ...inside]
      : inside;
  });
}

/** What `src/config/search.ts` excludes in rows, and signs of links. */
function isOmitted(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    tagName === 'button' ||
    tagName === 'select' ||
    'dataSearchIgnore' in properties ||
    'dataUnsearched' in properties ||
    (tagName === 'a' && hasClass(element, 'hash-link'))
  );
}

function rowOf({ children }: Element, id: string): Row {
  const [first, ...others] = children.filter(isCell);
  const parts = first?.children ?? [];
  const isNoName = (element: Element): boolean => isOmitted(element) || isLinkWithin(element);
  const [name = ''] = parts.map((part) => textOf(part, isNoName).trim()).filter((text) => text !== '');
  const whole = spacedText(parts, isNoName);
  const cells = others.map((cell) =>
    [String(cell.properties.dataLabel ?? ''), spacedText(cell.children, isOmitted)]
      .filter((text) => text !== '')
      .join(': '),
  );
  return {
    id,
    name,
    text: [...(whole === name ? [] : [whole.slice(name.length).trim()]), ...cells].join('. '),
  };
}

function isCell(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'th' || node.tagName === 'td');
}

function isLinkWithin({ tagName, properties }: Element): boolean {
  return tagName === 'a' && String(properties.href).startsWith('#');
}

const blocks = new Set(['dt', 'dd', 'div', 'p', 'li', 'br', 'time']);

/** Text in one line, that of neighboring blocks kept apart. */
function spacedText(nodes: readonly ElementContent[], isLeftOut: (element: Element) => boolean): string {
  const text = textOf(nodes, isLeftOut, ({ tagName }) => (blocks.has(tagName) ? ' ' : ''));
  return text
    .replace(/#(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
