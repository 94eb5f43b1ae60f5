/**
 * Adds checkboxes to tutorial steps and a progress count. Steps are level-2
 * sections: numbered ones if there are any; otherwise, on pages executed by
 * tests, sections with a command or file to write, except troubleshooting and
 * other networks. A numbered list in such a section splits it into its items.
 */
import { createSlugger } from '@docusaurus/utils';
import type { Heading, ListItem, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { COMPONENT as EXECUTED } from './executedWith';

export interface TutorialStep {
  /** Unique on its page. */
  readonly id: string;
  /** Its heading. */
  readonly name: string;
}

/** A step and the place of its checkbox. */
interface PlacedStep extends TutorialStep {
  readonly parent: Parent;
  /** Index of the following node. */
  readonly end: number;
}

interface Section extends PlacedStep {
  readonly content: readonly RootContent[];
}

const NUMBERED = /^\d+\. /;
/** Headings of sections that are never steps. */
const ASIDE = /^(What|When|On) /;

/** A page's steps, in order. */
export function stepsOf(tree: Root): readonly TutorialStep[] {
  return placedSteps(tree).map(({ id, name }) => ({ id, name }));
}

function placedSteps(tree: Root): readonly PlacedStep[] {
  const sections = sectionsOf(tree);
  const numbered = sections.filter(({ name }) => NUMBERED.test(name));
  if (numbered.length > 0) return numbered;
  const executed = tree.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === EXECUTED);
  return executed
    ? sections.filter(({ name, content }) => !ASIDE.test(name) && hasWork(content)).flatMap(stepsOfSection)
    : [];
}

/** A section as one step, or one for each list item. */
function stepsOfSection(section: Section): readonly PlacedStep[] {
  const items = section.content.flatMap((node) =>
    node.type === 'list' && node.ordered ? node.children : [],
  );
  if (items.filter(hasWorkToDo).length < 2) return [section];
  return items.flatMap((item, index) =>
    hasWorkToDo(item)
      ? [
          {
            id: `${section.id}-${index + 1}`,
            name: `${section.name}, ${index + 1}`,
            parent: item,
            end: item.children.length,
          },
        ]
      : [],
  );
}

function hasWorkToDo({ children }: ListItem): boolean {
  return hasWork(children);
}

function sectionsOf(tree: Root): readonly Section[] {
  const { children } = tree;
  const slugger = createSlugger();
  const starts = children.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? [{ heading: node, index }] : [],
  );
  return starts.map(({ heading, index }, place) => {
    const end = starts[place + 1]?.index ?? children.length;
    const name = textOf(heading);
    return { id: slugger.slug(name), name, content: children.slice(index + 1, end), parent: tree, end };
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

/** Adds checkboxes and progress. */
export function addSteps(tree: Root): void {
  const steps = placedSteps(tree);
  if (steps.length < 2) return;
  for (const { id, name, parent, end } of steps.toReversed()) {
    parent.children.splice(end, 0, element('StepDone', { step: id, name }));
  }
  const first = tree.children.findIndex((node) => node.type === 'heading');
  tree.children.splice(first, 0, element('StepsProgress', { steps: steps.map(({ id }) => id).join(' ') }));
}

/** The plugin, before `autoImports`, which imports its components. */
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
