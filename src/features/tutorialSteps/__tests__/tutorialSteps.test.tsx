import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

import remarkSteps, { addSteps, stepsOf } from '@site/src/remark/tutorialSteps';
import { createStepsDone, STORAGE_KEY } from '@site/src/features/tutorialSteps/stepsDone';

const parser = unified().use(remarkParse).use(remarkMdx);
const namesIn = (text: string): string[] => stepsOf(parser.parse(text)).map(({ name }) => name);

const executed = `
You deploy a contract.

<ExecutedWith />

## Overview

You need Foundry.

## Write \`Greeter\` {/* #write */}

\`\`\`solidity title="Greeter.sol" file=./Greeter.sol
\`\`\`

## Deploy it

### On both chains

\`\`\`sh
forge create
\`\`\`

## What goes wrong

\`\`\`sh
lsof -i
\`\`\`

## On a public chain

\`\`\`sh
forge create
\`\`\`

## Next steps
`;

describe('the steps of a tutorial', () => {
  it('are the sections with a command to run or a file to write', () => {
    expect(namesIn(executed)).toEqual(['Write Greeter', 'Deploy it']);
  });

  it('are the numbered sections where there are some', () => {
    expect(namesIn('## Before\n\n## 1. Build\n\n## 2. Run\n\n## Take it back\n')).toEqual([
      '1. Build',
      '2. Run',
    ]);
  });

  it('are the items of a numbered list in which there is something to do', () => {
    const list =
      '## Relay\n\n1. Send it:\n\n   ```sh\n   cast send\n   ```\n\n2. Look at it.\n\n3. Relay it:\n\n   ```sh\n   cast send\n   ```\n';
    const tree = parser.parse(`<ExecutedWith />\n\n${list}`);
    expect(stepsOf(tree)).toEqual([
      { id: 'relay-1', name: 'Relay, 1' },
      { id: 'relay-3', name: 'Relay, 3' },
    ]);
    addSteps(tree);
    const items = tree.children.flatMap((node) => (node.type === 'list' ? node.children : []));
    expect(items.map(({ children }) => children.at(-1)?.type)).toEqual([
      'mdxJsxFlowElement',
      'paragraph',
      'mdxJsxFlowElement',
    ]);
  });

  it('are none where neither is the case', () => {
    expect(namesIn(executed.replace('<ExecutedWith />', ''))).toEqual([]);
  });

  it('have different ids, also under the same heading', () => {
    expect(stepsOf(parser.parse('## 1. Run\n\n## 1. Run\n')).map(({ id }) => id)).toEqual([
      '1-run',
      '1-run-1',
    ]);
  });

  const childrenWith = (frontMatter: object): string[] => {
    const tree = parser.parse(executed);
    remarkSteps()(tree, new VFile({ data: { frontMatter } }));
    return tree.children.map((node) =>
      node.type === 'mdxJsxFlowElement'
        ? [node.name, ...node.attributes.map(({ value }) => (typeof value === 'string' ? value : ''))].join(
            ' | ',
          )
        : node.type,
    );
  };

  it('get a box at the end of each and the progress ahead of the first section', () => {
    const children = childrenWith({ content_type: 'tutorial' });
    expect(children.slice(0, 4)).toEqual([
      'paragraph',
      'ExecutedWith',
      'StepsProgress | write-greeter deploy-it',
      'heading',
    ]);
    const boxes = children.filter((name) => name.startsWith('StepDone'));
    expect(boxes).toEqual(['StepDone | write-greeter | Write Greeter', 'StepDone | deploy-it | Deploy it']);
    for (const box of boxes) {
      const place = children.indexOf(box);
      expect(children.slice(place - 1, place + 2)).toEqual(['code', box, 'heading']);
    }
  });

  it('get nothing on pages of other kinds', () => {
    expect(childrenWith({ content_type: 'guide' }).some((name) => name.startsWith('Step'))).toBe(false);
  });
});

describe('the steps that a reader has done', () => {
  function device(): {
    kept: Map<string, string>;
    storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  } {
    const kept = new Map<string, string>();
    return {
      kept,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    };
  }
  const watch = () => () => undefined;

  it('are kept by page and told to whoever listens', () => {
    const { kept, storage } = device();
    const steps = createStepsDone({ storage: () => storage, watch });
    let told = 0;
    steps.subscribe(() => (told += 1));
    steps.set('/a', 'run', true);
    steps.set('/b', 'run', true);
    steps.set('/a', 'build', true);
    expect(steps.of('/a')).toEqual(['run', 'build']);
    expect(steps.of('/a')).toBe(steps.of('/a'));
    expect(told).toBe(3);
    expect(createStepsDone({ storage: () => storage, watch }).of('/b')).toEqual(['run']);
    steps.set('/b', 'run', false);
    steps.clear('/a');
    expect(kept.size).toBe(0);
  });

  it('are forgotten of the page that was used longest ago, once there are more than 50', () => {
    const { storage } = device();
    const steps = createStepsDone({ storage: () => storage, watch });
    for (let page = 0; page < 51; page += 1) steps.set(`/${page}`, 'run', true);
    expect(steps.of('/0')).toEqual([]);
    expect(steps.of('/1')).toEqual(['run']);
  });

  it('last as long as the page where storage is forbidden', () => {
    const steps = createStepsDone({
      storage: () => {
        throw new Error('SecurityError');
      },
      watch,
    });
    expect(steps.of('/a')).toEqual([]);
    steps.set('/a', 'run', true);
    expect(steps.of('/a')).toEqual(['run']);
  });

  it.each(['nonsense', '[]', 'null', '{"/a":"run"}', '{"/a":[1]}'])(
    'are none where %s is stored',
    (stored) => {
      const { kept, storage } = device();
      kept.set(STORAGE_KEY, stored);
      expect(createStepsDone({ storage: () => storage, watch }).of('/a')).toEqual([]);
    },
  );

  it('change with another tab', () => {
    const { kept, storage } = device();
    let changed = (): void => undefined;
    const steps = createStepsDone({
      storage: () => storage,
      watch: (listener) => {
        changed = listener;
        return () => undefined;
      },
    });
    let told = 0;
    steps.subscribe(() => (told += 1));
    kept.set(STORAGE_KEY, '{"/a":["run"]}');
    changed();
    expect([told, steps.of('/a')]).toEqual([1, ['run']]);
  });
});
