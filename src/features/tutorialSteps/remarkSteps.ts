/**
 * Lets the steps of a tutorial be ticked off: a box at the end of each, and ahead of the first section how many are done.
 *
 * Steps are sections of the second level. Where headings are numbered, as in `## 1. Find the manager`, the numbered ones are
 * steps. On other pages, if the tests execute them, sections are steps in which readers run a command or write a file, except
 * those on what goes wrong and on networks other than the one of the tutorial.
 */
import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { COMPONENT as EXECUTED } from '../../remark/executedWith';

/** A step of a tutorial. */
export interface TutorialStep {
  /** Unique on its page. */
  readonly id: string;
  /** Its heading. */
  readonly name: string;
}

interface Section extends TutorialStep {
  readonly content: readonly RootContent[];
  /** Index of the node after it. */
  readonly end: number;
}

const NUMBERED = /^\d+\. /;
/** Headings of sections that are no steps, whatever is in them. */
const ASIDE = /^(What|When|On) /;

/** The steps of a page, in order. */
export function stepsOf(tree: Root): readonly TutorialStep[] {
  return stepSections(tree).map(({ id, name }) => ({ id, name }));
}

function stepSections(tree: Root): readonly Section[] {
  const sections = sectionsOf(tree);
  const numbered = sections.filter(({ name }) => NUMBERED.test(name));
  if (numbered.length > 0) return numbered;
  const executed = tree.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === EXECUTED);
  return executed ? sections.filter(({ name, content }) => !ASIDE.test(name) && hasWork(content)) : [];
}

function sectionsOf({ children }: Root): readonly Section[] {
  const slugger = createSlugger();
  const starts = children.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? [{ heading: node, index }] : [],
  );
  return starts.map(({ heading, index }, place) => {
    const end = starts[place + 1]?.index ?? children.length;
    const name = textOf(heading);
    return { id: slugger.slug(name), name, content: children.slice(index + 1, end), end };
  });
}

function textOf(heading: Heading): string {
  let text = '';
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return text.trim();
}

/** Whether there is a command to run or a file to write. */
function hasWork(content: readonly RootContent[]): boolean {
  let found = false;
  visit({ type: 'root', children: [...content] }, 'code', ({ lang, meta }) => {
    found ||= lang === 'sh' || (meta ?? '').includes('title=');
  });
  return found;
}

function element(name: string, attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}

/** Adds the boxes and the progress to a page. */
export function addSteps(tree: Root): void {
  const steps = stepSections(tree);
  if (steps.length < 2) return;
  for (const { id, name, end } of steps.toReversed()) {
    tree.children.splice(end, 0, element('StepDone', { step: id, name }));
  }
  const first = tree.children.findIndex((node) => node.type === 'heading');
  tree.children.splice(first, 0, element('StepsProgress', { steps: steps.map(({ id }) => id).join(' ') }));
}

/** The remark plugin. Its place is ahead of what imports components (`remarkFacts`). */
export default function remarkSteps(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const { frontMatter } = file.data;
    const isTutorial =
      typeof frontMatter === 'object' &&
      frontMatter !== null &&
      'content_type' in frontMatter &&
      frontMatter.content_type === 'tutorial';
    if (isTutorial) addSteps(tree);
  };
}
