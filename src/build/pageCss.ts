/**
 * Extracts the critical CSS of a page, to be inlined. The full stylesheet loads
 * with the scripts.
 */
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

export interface PageNames {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** What a selector requires on the page to match. */
interface Needs {
  readonly tags: readonly string[];
  readonly classes: readonly string[];
  readonly ids: readonly string[];
}

interface Selector {
  readonly text: string;
  readonly needs: Needs;
}

/** A declaration, or an at-rule without a body. */
interface Statement {
  readonly text: string;
  /** Custom property it declares, if any. */
  readonly property?: string;
  /** Custom properties its value uses. */
  readonly uses: readonly string[];
  /** Its value, if it starts an animation. */
  readonly animation?: string;
}

/** A rule or at-rule with a body. */
interface Block {
  /** The text before the body. */
  readonly head: string;
  readonly body: readonly Part[];
  /** For style rules. */
  readonly selectors?: readonly Selector[];
  /** For keyframes, their name. */
  readonly keyframes?: string;
}

type Part = Statement | Block;

/**
 * A parsed stylesheet, reduced to what this module needs: copying the full tree
 * for each page takes several times as long as filtering it.
 */
export type Stylesheet = readonly Part[];

/**
 * Parses a stylesheet once for all pages, dropping comments, white space and
 * rules for paper.
 */
export function readStylesheet(css: string): Stylesheet {
  return readBody(parse(css).nodes);
}

function readBody(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap(readNode);
}

function readNode(node: ChildNode): Part[] {
  switch (node.type) {
    case 'comment':
      return [];
    case 'decl':
      return [
        {
          text: node.toString(),
          ...(node.prop.startsWith('--') && { property: node.prop }),
          uses: node.value.match(/--[\w-]+/g) ?? [],
          ...(node.prop.startsWith('animation') && { animation: node.value }),
        },
      ];
    case 'rule': {
      const selectors = isKeyframe(node) ? undefined : selectorsOf(node.selector);
      return [{ head: node.selector, body: readBody(node.nodes), ...(selectors && { selectors }) }];
    }
    case 'atrule': {
      // The first paint is on a screen; the full stylesheets have these rules.
      if (node.name === 'media' && node.params === 'print') return [];
      if (!node.nodes) {
        return [{ text: node.toString(), uses: [] }];
      }
      const head = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
      const keyframes = isKeyframes(node) ? node.params : undefined;
      return [{ head, body: readBody(node.nodes), ...(keyframes !== undefined && { keyframes }) }];
    }
  }
}

/** Name and value: double-quoted, single-quoted or bare. */
const attribute = /\s+([^\s=>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/**
 * Tags, classes and ids in a page's HTML. Text that looks like an attribute may
 * add false positives.
 */
export function namesOf(html: string): PageNames {
  const tags = new Set<string>(['html', 'body', 'head']);
  const classes = new Set<string>();
  const ids = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(
    /<([a-zA-Z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)/g,
  )) {
    tags.add(tag.toLowerCase());
    for (const [, name, double, single, bare] of attributes.matchAll(attribute)) {
      if (name === 'class' || name === 'id') {
        const value = double ?? single ?? bare ?? '';
        for (const part of value.split(/\s+/)) {
          (name === 'id' ? ids : classes).add(part);
        }
      }
    }
  }
  return { tags, classes, ids };
}

/** The rules that can match on a page, without unused custom properties. */
export function pageCss(stylesheet: Stylesheet, names: PageNames): string {
  const matching = stylesheet.flatMap((part) => matchingPart(part, names));
  const animations = statementsOf(matching).map(({ animation }) => animation ?? '');
  const called = withoutUnusedKeyframes(matching, animations.join(' '));
  return print(called, usedStatements(called));
}

function isKeyframes({ name }: AtRule): boolean {
  return name.endsWith('keyframes');
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && isKeyframes(parent);
}

/** Arguments of `:not()`, `:is()`, `:where()` and `:has()` are not required. */
function selectorsOf(list: string): Selector[] {
  return selectorParser()
    .astSync(list)
    .nodes.map((part) => {
      const needs = { tags: [] as string[], classes: [] as string[], ids: [] as string[] };
      part.each((node) => {
        if (node.type === 'tag') {
          needs.tags.push(node.value.toLowerCase());
        } else if (node.type === 'class') {
          needs.classes.push(node.value);
        } else if (node.type === 'id') {
          needs.ids.push(node.value);
        }
      });
      return { text: part.toString().trim(), needs };
    });
}

function isOnPage(needs: Needs, names: PageNames): boolean {
  return (
    needs.classes.every((name) => names.classes.has(name)) &&
    needs.ids.every((name) => names.ids.has(name)) &&
    needs.tags.every((name) => names.tags.has(name))
  );
}

/** A part reduced to rules and selectors that can match. */
function matchingPart(part: Part, names: PageNames): Part[] {
  if (!isBlock(part)) {
    return [part];
  }
  const selectors = part.selectors?.filter(({ needs }) => isOnPage(needs, names));
  if (selectors?.length === 0) {
    return [];
  }
  const body = part.body.flatMap((inner) => matchingPart(inner, names));
  return [{ ...part, body, ...(selectors && { head: selectors.map(({ text }) => text).join(',') }) }];
}

function isBlock(part: Part): part is Block {
  return 'body' in part;
}

function statementsOf(parts: readonly Part[], found: Statement[] = []): Statement[] {
  for (const part of parts) {
    if (isBlock(part)) statementsOf(part.body, found);
    else found.push(part);
  }
  return found;
}

function withoutUnusedKeyframes(parts: readonly Part[], animations: string): Part[] {
  return parts
    .filter((part) => !isBlock(part) || part.keyframes === undefined || animations.includes(part.keyframes))
    .map((part) => (isBlock(part) ? { ...part, body: withoutUnusedKeyframes(part.body, animations) } : part));
}

/** Without custom properties that only unused ones use, or nothing. */
function usedStatements(parts: readonly Part[]): ReadonlySet<Statement> {
  const statements = statementsOf(parts);
  const declarations = new Map<string, Statement[]>();
  for (const statement of statements) {
    const { property } = statement;
    if (property !== undefined)
      declarations.set(property, [...(declarations.get(property) ?? []), statement]);
  }
  const used = new Set<string>();
  const use = ({ uses }: Statement): void => {
    for (const property of uses.filter((name) => !used.has(name))) {
      used.add(property);
      declarations.get(property)?.forEach(use);
    }
  };
  statements.filter(({ property }) => property === undefined).forEach(use);
  return new Set(statements.filter(({ property }) => property === undefined || used.has(property)));
}

/** Prints the given statements and omits empty blocks. */
function print(parts: readonly Part[], statements: ReadonlySet<Statement>): string {
  let text = '';
  let separator = '';
  for (const part of parts) {
    if (!isBlock(part)) {
      if (statements.has(part)) {
        text += separator + part.text;
        separator = ';';
      }
    } else {
      const body = print(part.body, statements);
      if (body !== '') {
        text += `${separator}${part.head}{${body}}`;
        separator = '';
      }
    }
  }
  return text;
}
