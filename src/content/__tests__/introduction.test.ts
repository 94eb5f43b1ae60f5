import { beginsWithText } from '@site/src/content/introduction';

test.each([
  ['a sentence', 'A rollup posts its blocks.\n\n## More'],
  ['a sentence below imports and the title', "import A from 'a';\n\n# Title\n\nText."],
  ['a term with its explanation', '<Term id="cannon">Cannon</Term> is a VM.'],
  ['code within a sentence', '`supersim` starts chains.'],
])('%s introduces a page', (_what, content) => {
  expect(beginsWithText(content)).toBe(true);
});

test.each([
  ['a table', '| A | B |\n| - | - |'],
  ['a heading', '## First\n\nText.'],
  ['a list', '- one\n- two'],
  ['an admonition', ':::warning[Old]\n\nText.\n\n:::'],
  ['a component', '<Home />'],
  ['code', '```sh\nls\n```'],
  ['nothing at all', "import A from 'a';"],
])('%s does not', (_what, content) => {
  expect(beginsWithText(content)).toBe(false);
});
