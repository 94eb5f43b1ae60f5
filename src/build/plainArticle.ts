/** Rewrites an article in elements that Markdown can express. */
import type { Element, ElementContent, Properties } from 'hast';

import { elementsIn, hasClass, textOf } from '../lib/hast';

/**
 * An article without interactive controls; a tool's worked example stays.
 *
 * @param address absolute base of relative links
 */
export function plainArticle(content: readonly ElementContent[], address: string): ElementContent[] {
  const fields = fieldsIn(content);
  const simplify = (node: ElementContent): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (isControl(node)) return [];
    const shown = fields.get(node) ?? replacements.find(({ test }) => test(node))?.rewrite(node);
    return (
      shown ?? rewrite(withAbsoluteLinks({ ...node, children: node.children.flatMap(simplify) }, address))
    );
  };
  return separateNeighbors(content.flatMap(simplify));
}

function element(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function strong(value: string): Element {
  return element('p', [element('strong', [text(value)])]);
}

const controls = new Set([
  'h1',
  'script',
  'style',
  'noscript',
  'template',
  'button',
  'nav',
  'option',
  'optgroup',
]);

/** Whether it is a button, a filter, a permalink of a heading, or repetition that search leaves out too. */
function isControl(node: Element): boolean {
  const { tagName, properties } = node;
  return (
    controls.has(tagName) ||
    hasClass(node, 'hash-link') ||
    properties.ariaHidden === 'true' ||
    properties.role === 'tablist' ||
    ('dataSearchIgnore' in properties &&
      !('dataBanner' in properties) &&
      tagName !== 'p' &&
      tagName !== 'figure') ||
    (tagName === 'a' && String(properties.href).startsWith('#') && textOf(node).trim() === '#')
  );
}

function withAbsoluteLinks(node: Element, address: string): Element {
  for (const name of ['href', 'src'] as const) {
    const value = node.properties[name];
    if (typeof value === 'string' && URL.canParse(value, address)) {
      return { ...node, properties: { ...node.properties, [name]: new URL(value, address).href } };
    }
  }
  return node;
}

/** Form fields and their labels, each with the line that shows its value. */
function fieldsIn(content: readonly ElementContent[]): ReadonlyMap<Element, ElementContent[]> {
  const shown = new Map<Element, ElementContent[]>();
  const labels = new Map<string, Element>();
  const fields: { field: Element; parent: Element | undefined; around: Element | undefined }[] = [];
  const look = (nodes: readonly ElementContent[], parent?: Element, around?: Element): void => {
    for (const node of nodes) {
      if (node.type !== 'element' || isControl(node)) continue;
      const { tagName, properties } = node;
      if (tagName === 'label' && properties.htmlFor !== undefined) {
        const id = String(properties.htmlFor);
        if (!labels.has(id)) labels.set(id, node);
      }
      if (isField(node)) fields.push({ field: node, parent, around });
      else look(node.children, node, tagName === 'label' ? node : around);
    }
  };
  look(content);
  for (const { field, parent, around } of fields) {
    const label = labels.get(String(field.properties.id)) ?? around;
    const beside = parent?.children.find(
      (node) => node.type === 'element' && node.tagName === 'label' && !isControl(node),
    );
    const name = textOf(label ?? beside, isField)
      .replace(/\s+/g, ' ')
      .trim();
    const line = fieldLine(field, name || String(field.properties.ariaLabel ?? ''));
    if (label !== undefined && label === around) {
      shown.set(label, line);
    } else {
      if (label) shown.set(label, []);
      shown.set(field, line);
    }
  }
  return shown;
}

function isField({ tagName }: Element): boolean {
  return tagName === 'input' || tagName === 'textarea' || tagName === 'select';
}

function fieldLine(field: Element, name: string): ElementContent[] {
  const value = fieldValue(field);
  if (value === '' || name === '') return [element('div', [])];
  const code = element('code', [text(value)]);
  return [
    element(
      'div',
      field.tagName === 'textarea'
        ? [element('p', [text(`${name}: `)]), element('pre', [code])]
        : [element('p', [text(`${name}: `), code])],
    ),
  ];
}

function fieldValue(field: Element): string {
  const { tagName, properties } = field;
  if (tagName === 'select') {
    const options = elementsIn(field.children).filter((node) => node.tagName === 'option');
    const chosen = options.find((option) => option.properties.selected) ?? options[0];
    // In filters an empty value means "all".
    return chosen?.properties.value === '' ? '' : textOf(chosen).trim();
  }
  if (tagName === 'textarea') return textOf(field).trim();
  if (properties.type === 'checkbox' || properties.type === 'radio') return properties.checked ? 'yes' : '';
  return String(properties.value ?? '').trim();
}

/** Elements that are replaced as a whole, whatever they hold. */
const replacements: readonly {
  readonly test: (node: Element) => boolean;
  readonly rewrite: (node: Element) => ElementContent[];
}[] = [
  {
    test: ({ tagName }) => tagName === 'svg',
    rewrite: (svg) => {
      const title = svg.children.find((child) => child.type === 'element' && child.tagName === 'title');
      const words = String(svg.properties.ariaLabel ?? textOf(title)).trim();
      return words === '' ? [] : [element('p', [element('em', [text(`Figure: ${words}`)])])];
    },
  },
  {
    test: ({ properties }) => 'dataMermaid' in properties,
    rewrite: ({ properties }) => [fenced(String(properties.dataMermaid), 'mermaid')],
  },
  {
    test: (node) => hasClass(node, 'theme-code-block'),
    rewrite: (block) => {
      const names = Array.isArray(block.properties.className) ? block.properties.className : [];
      const language = /\blanguage-(\S+)/.exec(names.join(' '))?.[1] ?? 'text';
      const pre = elementsIn(block.children).find(({ tagName }) => tagName === 'pre');
      const title = String(block.properties.dataTitle ?? '');
      return [fenced(textOf(pre), language, title === '' ? {} : { dataMeta: `title="${title}"` })];
    },
  },
];

function fenced(code: string, language: string, properties: Properties = {}): Element {
  return element('pre', [element('code', [text(code)], { className: [`language-${language}`] })], properties);
}

/** Rewrites an element whose children are rewritten already. */
function rewrite(node: Element): ElementContent[] {
  const { tagName, properties, children } = node;
  if (hasClass(node, 'theme-admonition')) return [admonition(node)];
  if ('dataBanner' in properties) return [banner(node)];
  if ('dataTabLabel' in properties) return [strong(textOf(children).trim())];
  switch (tagName) {
    case 'label':
      return [element('p', [text(textOf(children))])];
    case 'legend':
      return [strong(textOf(children))];
    case 'sup':
    case 'sub':
      return elementsIn(children).some((child) => child.tagName === 'a')
        ? [node]
        : [text((tagName === 'sup' ? '^' : '_') + textOf(children))];
    case 'details':
      return [details(node)];
    case 'figcaption':
      return [strong(textOf(children).trim())];
    case 'dl':
      return [element('ul', definitions(children))];
    case 'table':
      return table(node);
    case 'td':
    case 'th':
      return [{ ...node, children: inOneLine(children) }];
    default:
      return [node];
  }
}

function admonition(node: Element): Element {
  const names = Array.isArray(node.properties.className) ? node.properties.className : [];
  const kind = /theme-admonition-(\w+)/.exec(names.join(' '))?.[1] ?? 'note';
  const [heading, content] = node.children.filter((child) => child.type === 'element');
  const title = textOf(heading).trim();
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const label = title.toLowerCase() === kind ? name : `${name}: ${title}`;
  return element('blockquote', [strong(label), ...(content?.children ?? [])]);
}

function banner({ children }: Element): Element {
  const title = elementsIn(children).find(({ tagName }) => tagName === 'p');
  const replaceTitle = (node: ElementContent): ElementContent =>
    node === title
      ? strong(textOf(title).trim())
      : node.type === 'element'
        ? { ...node, children: node.children.map(replaceTitle) }
        : node;
  return element('blockquote', children.map(replaceTitle));
}

function details({ children }: Element): Element {
  const summary = children.find((child) => child.type === 'element' && child.tagName === 'summary');
  const title = textOf(summary).trim();
  return element('div', [
    ...(title === '' ? [] : [strong(title)]),
    ...children.filter((child) => child !== summary),
  ]);
}

/** A list item for each term, with its definitions. */
function definitions(nodes: readonly ElementContent[]): Element[] {
  const elements = nodes.filter((node) => node.type === 'element');
  return elements.flatMap((node, index) => {
    if (node.tagName !== 'dt') return definitions(node.children);
    const after = elements.slice(index + 1);
    const next = after.findIndex(({ tagName }) => tagName === 'dt');
    const values = after
      .slice(0, next < 0 ? undefined : next)
      .filter(({ tagName }) => tagName === 'dd')
      .flatMap(({ children }) => [...children, text(' ')]);
    return [element('li', [element('strong', node.children), text(': '), ...values])];
  });
}

function table(node: Element): Element[] {
  const captions = node.children.filter((child) => child.type === 'element' && child.tagName === 'caption');
  return [
    ...captions.map((caption) => strong(textOf(caption).trim())),
    { ...node, children: node.children.filter((child) => !captions.includes(child)) },
  ];
}

const blocks = new Set(['p', 'li', 'div', 'ul', 'ol']);

/** Joins stacked parts, since a table cell of Markdown is one line. */
function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node, index) => {
    if (node.type !== 'element') return node;
    const { tagName } = node;
    if (tagName === 'pre') return element('code', [text(textOf(node).trim().replace(/\s+/g, ' '))]);
    if (tagName === 'br') return text(' ');
    const children = inOneLine(node.children);
    if (!blocks.has(tagName)) return { ...node, children };
    const words = textOf(children).trim();
    const follows = nodes
      .slice(index + 1)
      .some((next) => next.type === 'element' && textOf(next).trim() !== '');
    const mark = words !== '' && follows && !/[.,;:]$/.test(words) ? '; ' : ' ';
    return element('span', [...children, text(mark)]);
  });
}

const inline = new Set(['span', 'a', 'code', 'strong', 'em', 'time', 'abbr']);

/** Adds spaces between elements separated only by CSS. */
function separateNeighbors(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== 'element' || node.tagName === 'pre') return [node];
    const separated = { ...node, children: separateNeighbors(node.children) };
    const next = nodes[index + 1];
    return inline.has(node.tagName) &&
      next?.type === 'element' &&
      /[\p{L}\p{N})]$/u.test(textOf(node)) &&
      /^[\p{L}\p{N}(]/u.test(textOf(next))
      ? [separated, text(' ')]
      : [separated];
  });
}
