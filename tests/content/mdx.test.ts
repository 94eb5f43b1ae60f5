/** Every page's MDX can be read, has existing components with valid props, and has valid links. */
import { readEach } from '../support/attempt';
import { componentProblems } from './mdxComponents';
import { mdxFiles, readMdx } from './mdxPages';

const { values: files, problems } = readEach(mdxFiles('docs', 'versioned_docs'), (file) => readMdx(file));

/** Possible mistakes on line 3 of a page, with the expected message. */
const mistakes = [
  ['<Predeployed name="CrossL2Inbox" />', ':3: <Predeployed> is no component .* Did you mean <Predeploy>'],
  ['<Address adress="0x" />', ":3: <Address>: .*'adress'"],
  ['<SectionIndex folder={1} />', ":3: <SectionIndex>: .*'folder'"],
  ['<ChainValue />', ':3: <ChainValue>: .*missing'],
  ["import X from './_partials/none.mdx';", ':3: there is no file ./_partials/none.mdx.'],
  ["import X from '@site/src/components/None';", ":3: .*Cannot find module '@site"],
  ['- text with <Banner kind="none" />', ':3: <Banner>: .*\'"none"\''],
] as const;
const good =
  '<Predeploy name="CrossL2Inbox" /> and <Term id="safe-head">*it*</Term>, <Address value="0x00" />';
const texts = [...mistakes.map(([text]) => text), good];
const exampleFile = (text: string): string => `docs/example-${texts.indexOf(text)}.mdx`;
const examples = texts.map((text) => readMdx(exampleFile(text), `Text.\n\n${text}\n`));

// Together, because reading the components' types takes long.
const found = componentProblems([...files, ...examples]);
const ofExamples = found.filter((problem) => problem.startsWith('docs/example-'));
const ofPages = found.filter((problem) => !ofExamples.includes(problem));

describe('the MDX of every page', () => {
  it('can be read', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(problems.join('\n')).toBe('');
  });

  it('has existing components with valid props', () => {
    expect(ofPages.join('\n')).toBe('');
  });
});

describe('the component check', () => {
  it.each(mistakes)('finds the problem of %s', (text, sentence) => {
    const found = ofExamples.filter((problem) => problem.startsWith(exampleFile(text)));
    expect(found.join('\n')).toMatch(new RegExp(sentence));
  });

  it('accepts good components', () => {
    expect(ofExamples.filter((problem) => problem.startsWith(exampleFile(good)))).toEqual([]);
  });
});
