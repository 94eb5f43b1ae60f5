import { frontMatterProse, proseChecker } from '@site/scripts/prose/checkProse';
import { englishDictionary } from '@site/scripts/prose/dictionary';
import { houseWords } from '@site/scripts/prose/houseWords';
import { projectWords } from '@site/scripts/prose/projectWords';

const check = proseChecker({ dictionary: englishDictionary(), projectWords: projectWords(), houseWords });

async function found(text: string): Promise<string[]> {
  return (await check({ file: 'docs/a.mdx', text })).map(({ line, message }) => `${line}: ${message}`);
}

describe('the prose check', () => {
  it.each([
    ['a misspelling', 'A withdrawl waits.', '1: Unexpected unknown word `withdrawl`'],
    ['a repeated word', 'Read the the log.', '1: Unexpected repeated `the`, remove one occurrence'],
    ['a wrong article', 'Send an message.', '1: Unexpected article `an` before `message`, expected `a`'],
    ['a house word', 'Write it anew.', '1: Write “again” instead of “anew”.'],
    ['a house phrase', 'A key of its own.', '1: Write “its own” instead of “of its own”.'],
    ['small letters of an abbreviation', 'Chain ids differ.', '1: Write “chain IDs” instead of “Chain ids”.'],
    ['a word in a table', '| A |\n| --- |\n| somebody |', '3: Write “someone, you” instead of “somebody”.'],
    [
      'a word in a component',
      'The <Term id="a">sequencr</Term> runs.',
      '1: Unexpected unknown word `sequencr`',
    ],
  ])('strikes %s', async (_case, text, problem) => {
    expect((await found(text)).join('\n')).toContain(problem);
  });

  it.each([
    ['code', 'Run `op-nodde`.\n\n```sh\nanew\n```'],
    ['front matter', '---\ntitle: anew\n---\n\nText.'],
    ['expressions and attributes', 'A {anew} <Term id="anew">batcher</Term>.'],
    ['addresses of links', 'See [the text](./anew.mdx).'],
    [
      'words of the field, their possessives and capitals',
      "Sequencers read the batcher's calldata. Prestates differ.",
    ],
    ['names with digits', 'EIP-1559 came before v1.19.1.'],
    ['identifiers, files and hosts', 'OPChainA reads rollup.json of docs.example.org for the SystemConfig.'],
    ['the end of one cell and the beginning of the next', '| the | the |\n| --- | --- |\n| a | b |'],
    ['an abbreviation in capitals', 'Chain IDs differ. Read the chain ID.'],
    ['a word that only contains a house word', 'The standstill ended.'],
  ])('leaves %s alone', async (_case, text) => {
    expect(await found(text)).toEqual([]);
  });

  it('checks titles, descriptions and questions in front matter', () => {
    const text =
      '---\ntitle: A title\ntopic: anew\nquestions:\n  - Why?\ndescription: A sentence.\n---\n\nText.';
    expect(frontMatterProse({ file: 'docs/a.mdx', text })).toBe('A title\n\nA sentence.\n\nWhy?');
    expect(frontMatterProse({ file: 'docs/a.mdx', text: 'Text without any.' }).trim()).toBe('');
  });

  it('names the file and line of a page that cannot be read', async () => {
    await expect(found('Text.\n\n<Steps>\n')).rejects.toThrow('docs/a.mdx:3: Expected a closing tag');
  });
});
