/**
 * The part of a stylesheet that one page needs before anything moves on it. It is inlined into the
 * page; the whole stylesheet follows with the scripts, so what only appears later is not missed.
 */
import {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  parse,
  type Root,
  type Rule,
} from 'postcss';
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

/** A stylesheet made ready to be cut down many times. */
export interface Stylesheet {
  readonly root: Root;
  /** For each rule, its selectors with what each of them needs. */
  readonly selectors: ReadonlyMap<string, readonly { readonly selector: string; readonly needs: Needs }[]>;
}

/** Parses a stylesheet once for all pages. */
export function readStylesheet(css: string): Stylesheet {
  const root = parse(css);
  const selectors = new Map<string, { selector: string; needs: Needs }[]>();
  root.walkRules((rule) => {
    if (!isKeyframe(rule) && !selectors.has(rule.selector)) {
      selectors.set(rule.selector, needsOf(rule.selector));
    }
  });
  return { root, selectors };
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
export function pageCss({ root, selectors }: Stylesheet, names: PageNames): string {
  const kept = root.clone();
  kept.walkRules((rule) => {
    const parts = isKeyframe(rule) ? undefined : selectors.get(rule.selector);
    if (parts) {
      const matching = parts.filter(({ needs }) => isOnPage(needs, names));
      if (matching.length === 0) {
        rule.remove();
      } else if (matching.length < parts.length) {
        rule.selector = matching.map(({ selector }) => selector).join(',');
      }
    }
  });
  dropUnusedKeyframes(kept);
  dropUnusedProperties(kept);
  dropEmpty(kept);
  return kept.toString();
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);
}

/** What stands in `:not()`, `:is()`, `:where()` and `:has()` may be there or not, so it is not needed. */
function needsOf(selector: string): { selector: string; needs: Needs }[] {
  const parsed = selectorParser().astSync(selector);
  return parsed.nodes.map((part) => {
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
    return { selector: part.toString().trim(), needs };
  });
}

function isOnPage(needs: Needs, names: PageNames): boolean {
  return (
    needs.classes.every((name) => names.classes.has(name)) &&
    needs.ids.every((name) => names.ids.has(name)) &&
    needs.tags.every((name) => names.tags.has(name))
  );
}

function dropUnusedKeyframes(root: Root): void {
  let animations = '';
  root.walkDecls(/^animation/, (declaration) => {
    animations += ` ${declaration.value}`;
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.includes(rule.params)) {
      rule.remove();
    }
  });
}

/** Goes on until no more are dropped, because a property may be used only by another unused one. */
function dropUnusedProperties(root: Root): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const used = new Set<string>();
    root.walkDecls((declaration) => {
      for (const [name] of declaration.value.matchAll(/--[\w-]+/g)) {
        used.add(name);
      }
    });
    root.walkDecls(/^--/, (declaration: Declaration) => {
      if (!used.has(declaration.prop)) {
        declaration.remove();
        dropped = true;
      }
    });
  }
}

function dropEmpty(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if ('nodes' in node && node.nodes) {
      dropEmpty(node);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  }
}
