/** Checks links as far as possible without a build. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

import { nearest } from '@site/src/lib/problems';

import { root } from '../support/repository';
import type { MdxFile } from './mdxPages';

/** Components that render anchors, which a page's text does not show. */
const withAnchors = [
  'Audits',
  'ChainContracts',
  'ChainTable',
  'CliFlags',
  'ErrorGroup',
  'ErrorIndex',
  'Glossary',
  'JsonRpcMethods',
  'JsonRpcTypes',
  'OtherErrors',
  'PredeployTable',
  'Releases',
  'RoleHolders',
  'StandardParameters',
  'TokenList',
  'Vocabulary',
];

/** A page's anchors, and whether components add others. */
interface Target {
  readonly ids: ReadonlySet<string>;
  readonly isWhole: boolean;
}

/**
 * Links to missing routes and anchors, one sentence each with file and line.
 *
 * @param files pages and partials
 * @param routes every route of the site, with its page's file if it has one
 */
export function linkProblems(
  files: readonly MdxFile[],
  routes: ReadonlyMap<string, string | undefined>,
): string[] {
  const targets = new Map(files.map((each) => [each.file, targetOf(each, files)]));
  const isPartial = (file: string): boolean => file.includes('/_');
  return files.flatMap(({ file, tree }) => {
    const problems: string[] = [];
    const look = (url: string, line: number): void => {
      const [, to = '', anchor] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
      // Partials are on several pages; other sites are not checked.
      if (/^[a-z]+:/.test(url) || url.startsWith('//') || (to === '' && isPartial(file))) return;
      const at = `${file}:${line}`;
      if (to.startsWith('/') && !routes.has(to) && !existsSync(path.join(root, 'static', to))) {
        const guess = nearest(to, [...routes.keys()]);
        problems.push(`${at}: ${to} is no route.${guess === undefined ? '' : ` Did you mean ${guess}?`}`);
        return;
      }
      const page =
        to === '' ? file : to.startsWith('/') ? routes.get(to) : path.posix.join(path.dirname(file), to);
      const target = page === undefined ? undefined : targets.get(page);
      if (anchor === undefined || anchor === '' || !target?.isWhole || target.ids.has(decodeURI(anchor)))
        return;
      const guess = nearest(anchor, [...target.ids]);
      const hint = guess === undefined ? '' : ` Did you mean #${guess}?`;
      problems.push(`${at}: ${page} has no anchor #${anchor}.${hint}`);
    };
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'link' || node.type === 'definition') look(node.url, line);
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const each of node.attributes) {
          if (each.type !== 'mdxJsxAttribute' || !['href', 'to'].includes(each.name)) continue;
          if (typeof each.value === 'string') look(each.value, line);
        }
      }
    });
    return problems;
  });
}

/** Anchors of a page, including its imports. */
function targetOf(page: MdxFile, files: readonly MdxFile[]): Target {
  const slugger = createSlugger();
  const ids = new Set<string>();
  let isWhole = true;
  const read = ({ file, tree }: MdxFile): void =>
    visit(tree, (node) => {
      if (node.type === 'heading') ids.add(explicitId(node) ?? slugger.slug(textOf(node)));
      if (node.type === 'mdxjsEsm') {
        for (const [, name = ''] of node.value.matchAll(/from '(\.[^']+\.mdx)'/g)) {
          const imported = files.find((each) => each.file === path.posix.join(path.dirname(file), name));
          if (imported) read(imported);
        }
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (withAnchors.includes(node.name ?? '')) isWhole = false;
      for (const each of node.attributes) {
        if (each.type === 'mdxJsxAttribute' && each.name === 'id' && typeof each.value === 'string') {
          ids.add(each.value);
        }
      }
    });
  read(page);
  return { ids, isWhole };
}

/** Id in a comment after the heading. */
function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}

const textOf = (node: Nodes): string =>
  node.type.endsWith('Expression')
    ? ''
    : 'value' in node
      ? node.value
      : 'children' in node
        ? node.children.map(textOf).join('').trim()
        : '';
