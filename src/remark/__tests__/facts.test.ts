import { readFileSync } from 'node:fs';

import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { dataIndex } from '../../data/exportFiles';
import { type GlossaryFile } from '../../../src/data/glossary';
import { snapshotNames } from '../../content/versions/files';
import facts, { factsFingerprint, factsOf } from '../facts';

/** A page after the plugin has run. */
async function treeOf(page: string, path = `${process.cwd()}/docs/page.mdx`): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(facts);
  const file = new VFile({ path, value: page });
  return (await processor.run(processor.parse(file), file)) as Root;
}

/** Attributes of the first element of a page after the plugin has run. */
async function attributes(page: string): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown>[] = [];
  visit(await treeOf(page), (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    found.push(
      Object.fromEntries(
        node.attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : [])),
      ),
    );
  });
  const [first] = found;
  if (!first) throw new Error('The page has no element.');
  return first;
}

describe('facts put into pages', () => {
  it('give a term its definition, inside a sentence and on a line of its own', async () => {
    const { definition = '' } = factsOf('Term', { id: 'safe-head' }) ?? {};
    expect(definition).toMatch(/^The latest L2 block/);
    expect(await attributes('The <Term id="safe-head">safe head</Term> moves.')).toMatchObject({
      definition,
    });
    expect(await attributes('<Term id="safe-head">\n\nSafe head\n\n</Term>')).toMatchObject({ definition });
  });

  it('find a term by another of its names and link to the entry it has', () => {
    expect(factsOf('Term', { id: 'safe-l2-head' })).toMatchObject({ id: 'safe-head' });
  });

  it('refuse a term that stands on no words, with its place', async () => {
    await expect(attributes('One line.\n\nThe <Term id="safe-head" /> moves.')).rejects.toThrow(
      'docs/page.mdx:3: <Term id="safe-head"> needs the words it explains between its tags.',
    );
  });

  it('give a predeploy its address and an event its topic', async () => {
    expect(await attributes('<Predeploy name="CrossL2Inbox" />')).toEqual({
      name: 'CrossL2Inbox',
      address: '0x4200000000000000000000000000000000000022',
    });
    expect(
      await attributes('<EventTopic contract="L2ToL2CrossDomainMessenger" event="SentMessage" />'),
    ).toMatchObject({ topic0: '0x382409ac69001e11931a28435afef442cbfd20d9891907e8fa373ba7d351f320' });
    expect(
      await attributes('<EventTopic contract="OptimismPortal" event="TransactionDeposited" />'),
    ).toMatchObject({ topic0: '0xb3813568d9991fc951961fcb4c784893574240a28925604d09fc577c55bb7c32' });
  });

  it('give a function its selector, whichever file has it', async () => {
    expect(await attributes('<FunctionSelector name="depositTransaction" />')).toMatchObject({
      selector: '0xe9e05c42',
    });
    expect(await attributes('<FunctionSelector name="setL1BlockValuesEcotone" />')).toMatchObject({
      selector: '0x440a5e20',
    });
  });

  it('list the published data sets with their sources', async () => {
    const entries = dataIndex((name) => readFileSync(`${process.cwd()}/src/data/${name}`, 'utf8')).datasets;
    expect(entries.map(({ name }) => name)).toContain('cli-flags/op-node');
    expect(entries.filter(({ source }) => !/^[0-9a-f]{40}$/.test(source.commit))).toEqual([]);
    expect(await attributes('<DataFiles />')).toMatchObject({ entries: { value: JSON.stringify(entries) } });
  });

  it('overrule what the page says by itself', async () => {
    expect(await attributes('<Predeploy name="CrossL2Inbox" address="0x00" />')).toMatchObject({
      address: '0x4200000000000000000000000000000000000022',
    });
  });

  it('leave other elements alone', async () => {
    expect(await attributes('<Other name="CrossL2Inbox" />')).toEqual({ name: 'CrossL2Inbox' });
  });

  it.each([
    ['<Term id="save-head">x</Term>', 'docs/page.mdx:3: The glossary has no term "save-head". Similar: '],
    ['<Term>x</Term>', 'docs/page.mdx:3: <Term> needs id as plain text in quotes.'],
    ['<Term id={id}>x</Term>', 'docs/page.mdx:3: <Term> needs id as plain text in quotes.'],
    ['<ErrorSelector name="Nonsense" />', 'docs/page.mdx:3: There is no custom error "Nonsense"'],
    ['<FunctionSelector name="deposit" />', 'There is no function "deposit". Known: setL1BlockValues'],
    ['<Predeploy name="L1Blok" />', 'docs/page.mdx:3: There is no predeploy named "L1Blok". Known: '],
    [
      '<EventTopic contract="CrossL2Inbox" event="Sent" />',
      'CrossL2Inbox has no event "Sent". Known: ExecutingMessage.',
    ],
    [
      '<EventTopic contract="Inbox" event="Sent" />',
      'There is no contract "Inbox". With events: OptimismPortal, ',
    ],
  ])('stop the build for %s and say where', async (element, message) => {
    await expect(treeOf(`# Page\n\n${element}\n`)).rejects.toThrow(message);
  });
});

describe('facts put into pages of a snapshot', () => {
  const name = snapshotNames()[0] ?? '';
  const pathOf = (file: string): string => `${process.cwd()}/versioned_docs/version-${name}/${file}`;

  it('are those that were frozen with it', async () => {
    const frozen = JSON.parse(readFileSync(pathOf('_data/glossary.json'), 'utf8')) as GlossaryFile;
    const [term] = frozen.terms;
    const tree = await treeOf(`The <Term id="${term?.id}">word</Term>.`, pathOf('page.mdx'));
    expect(JSON.stringify(tree)).toContain(JSON.stringify(term?.definition));
  });

  it("give components of the reader's chain the chains of that time", async () => {
    const tree = await treeOf('<ChainPicker />\n\n<ChainCommand code="x" />', pathOf('page.mdx'));
    const then: string[] = [];
    visit(tree, 'mdxJsxFlowElement', ({ attributes: given }) => {
      then.push(...given.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each.name] : [])));
    });
    expect(then).toEqual(['then', 'code', 'then']);
    expect(tree.children[0]).toMatchObject({
      value: `import chainsThen from "@site/versioned_docs/version-${name}/_data/your-chain.json"`,
    });
  });
});

it('has a fingerprint that changes with any of the data, and with nothing else', () => {
  const fingerprint = (changed?: string): string =>
    factsFingerprint((name) => (name === changed ? 'new' : name));
  expect(factsFingerprint()).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprint()).toBe(fingerprint());
  expect(fingerprint('glossary.json')).not.toBe(fingerprint());
  expect(fingerprint('cli-flags/op-node.json')).not.toBe(fingerprint());
});
