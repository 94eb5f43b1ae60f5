/**
 * The part of a stylesheet that one page needs before anything moves on it. It is inlined into the
 * page; the whole stylesheet follows with the scripts, so what only appears later is not missed.
 */
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Names that a page's elements carry. */
export interface PageNames {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** What a selector asks for, all of which has to be on the page for it to match. */
interface Needs {
  readonly tags: readonly string[];
  readonly classes: readonly string[];
  readonly ids: readonly string[];
}

/** One of the selectors of a rule. */
interface Selector {
  readonly text: string;
  readonly needs: Needs;
}

/** What has no body: a declaration, or an at-rule such as `@import`. */
interface Statement {
  readonly text: string;
  /** Name of the custom property that it declares, if it does. */
  readonly property?: string;
  /** Custom properties that its value names. */
  readonly uses: readonly string[];
  /** Its value, if that starts an animation. */
  readonly animation?: string;
}

/** What has a body: a rule or an at-rule. */
interface Block {
  /** What comes before the body. */
  readonly head: string;
  readonly body: readonly Part[];
  /** Of a rule that matches elements. */
  readonly selectors?: readonly Selector[];
  /** Of keyframes, the name that animations call them by. */
  readonly keyframes?: string;
}

type Part = Statement | Block;

/**
 * A stylesheet made ready to be cut down many times. It has the little of its tree that this asks for, because copying
 * the whole tree for each page takes several times as long as deciding what the page needs.
 */
export type Stylesheet = readonly Part[];

/** Parses a stylesheet once for all pages. Comments, and blanks between its parts, are not kept. */
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
      if (!node.nodes) {
        return [{ text: node.toString(), uses: [] }];
      }
      const head = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
      const keyframes = isKeyframes(node) ? node.params : undefined;
      return [{ head, body: readBody(node.nodes), ...(keyframes !== undefined && { keyframes }) }];
    }
  }
}

/** Name and value, the value in double quotes, single quotes or bare. */
const attribute = /\s+([^\s=>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Tags, classes and ids of a page's HTML. Text between tags is ignored; what looks like an attribute is not. */
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

/** The rules of a stylesheet that can match on a page, without custom properties that nothing then uses. */
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

/** What is in `:not()`, `:is()`, `:where()` and `:has()` may be there or not, so it is not needed. */
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

/** A part with the rules in it that can match, and of these the selectors that can. */
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

function statementsOf(parts: readonly Part[]): Statement[] {
  return parts.flatMap((part) => (isBlock(part) ? statementsOf(part.body) : part));
}

function withoutUnusedKeyframes(parts: readonly Part[], animations: string): Part[] {
  return parts
    .filter((part) => !isBlock(part) || part.keyframes === undefined || animations.includes(part.keyframes))
    .map((part) => (isBlock(part) ? { ...part, body: withoutUnusedKeyframes(part.body, animations) } : part));
}

/** Goes on until no more are dropped, because a custom property may be used only by another unused one. */
function usedStatements(parts: readonly Part[]): ReadonlySet<Statement> {
  let statements = statementsOf(parts);
  for (let dropped = true; dropped;) {
    const used = new Set(statements.flatMap(({ uses }) => uses));
    const left = statements.filter(({ property }) => property === undefined || used.has(property));
    dropped = left.length < statements.length;
    statements = left;
  }
  return new Set(statements);
}

/** The text of parts with the given statements. What has nothing in it is left out. */
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
