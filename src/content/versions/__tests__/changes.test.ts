import {
  type ChangedPassage,
  type ChangedText,
  changesBetween,
  countsOf,
} from '@site/src/content/versions/changes';
import { passagesOf } from '@site/src/content/versions/passages';

const changes = (older: string, newer: string) =>
  changesBetween(passagesOf(older), passagesOf(newer), 'karst');

/** Texts among passages, and the versions that have their parts. */
const texts = (passages: readonly ChangedPassage[] = []): ChangedText[] =>
  passages.filter((passage) => passage.kind !== 'row');
const whereOf = (passages?: readonly ChangedPassage[]) =>
  texts(passages).map(({ parts }) => parts.map((part) => part.in));

describe('the passages of a page', () => {
  it('are its headings, paragraphs, tables and blocks of code, as readers see them', () => {
    const page = [
      '---',
      'title: Page',
      '---',
      '',
      'First, see [there](./there.mdx).',
      '',
      '## Limits {/* #lim */}',
      '',
      'The <Term id="x">safe head</Term> of <Predeploy name="L1Block" /> is `0x1`.',
      '',
      '| A | B |',
      '| --- | --- |',
      '| 1 | **2** |',
      '',
      '- item',
      '',
      '```sh',
      'cast call',
      '```',
      '',
      '<SectionIndex />',
      '',
    ].join('\n');
    expect(passagesOf(page).map(({ sectionId, kind, text }) => [sectionId, kind, text])).toEqual([
      ['', 'text', 'First, see there.'],
      ['lim', 'heading', 'Limits'],
      ['lim', 'text', 'The safe head of L1Block is 0x1.'],
      ['lim', 'table', 'A | B\n1 | 2'],
      ['lim', 'text', 'item'],
      ['lim', 'code', 'cast call'],
    ]);
  });

  it('name the ids of headings as the page does, also where a heading comes twice', () => {
    expect(passagesOf('## On L1\n\n## On L1').map(({ sectionId }) => sectionId)).toEqual([
      'on-l1',
      'on-l1-1',
    ]);
  });

  it('have the title of a note in a frame, and not the frame', () => {
    expect(passagesOf(':::warning[Take care]\n\nIt burns.\n\n:::').map(({ text }) => text)).toEqual([
      'Take care',
      'It burns.',
    ]);
  });
});

describe('what changed on a page', () => {
  it('is nothing where only links lead elsewhere and lines are broken elsewhere', () => {
    expect(changes('See [it](./a.mdx)\nthere.', 'See [it](/a) there.')).toEqual([]);
  });

  it('is told by whole versions and names, and without the signs behind them', () => {
    const older = 'Contracts are those of op-contracts/v1.8.0, at OptimismPortal.paused() (as of Holocene).';
    const newer = 'Contracts are those of op-contracts/v3.0.0, at OptimismPortal.paused() (as of Isthmus).';
    expect(texts(changes(older, newer)[0]?.passages)[0]?.parts).toEqual([
      { text: 'Contracts are those of ', in: 'both' },
      { text: 'op-contracts/v1.8.0', in: 'older' },
      { text: 'op-contracts/v3.0.0', in: 'newer' },
      { text: ', at OptimismPortal.paused() (as of ', in: 'both' },
      { text: 'Holocene', in: 'older' },
      { text: 'Isthmus', in: 'newer' },
      { text: ').', in: 'both' },
    ]);
  });

  it('is told word by word where most of a passage stayed', () => {
    const [section] = changes('## Fees\n\nThe fee has two parts.', '## Fees\n\nThe fee has three parts.');
    expect(section).toEqual({
      title: 'Fees',
      id: 'fees',
      passages: [
        {
          kind: 'text',
          isWording: false,
          parts: [
            { text: 'The fee has ', in: 'both' },
            { text: 'two', in: 'older' },
            { text: 'three', in: 'newer' },
            { text: ' parts.', in: 'both' },
          ],
        },
      ],
    });
  });

  it('keeps apart a passage that went and another one that came in its place', () => {
    const [section] = changes('Ask the guardian to pause it.', 'Blobs are cheaper now.');
    expect(whereOf(section?.passages)).toEqual([['older'], ['newer']]);
  });

  it.each([
    [
      'half',
      'one two three four',
      'one two five six',
      [['both', 'older', 'newer', 'both', 'older', 'newer']],
    ],
    ['less than half', 'one two three four', 'one five six seven', [['older'], ['newer']]],
  ])('takes a passage that shares %s of its words for what it is', (_share, older, newer, where) => {
    expect(whereOf(changes(older, newer)[0]?.passages)).toEqual(where);
  });

  it('compares code line by line, and does not run its last lines together', () => {
    const [section] = changes('```sh\na\nb\n```', '```sh\na\nb\nc\n```');
    expect(section?.passages[0]).toEqual({
      kind: 'code',
      isWording: false,
      parts: [
        { text: 'a\nb\n', in: 'both' },
        { text: 'c\n', in: 'newer' },
      ],
    });
  });

  it('stays in its section where another one is called the same', () => {
    const page = (count: string): string =>
      `## Proving\n\n### On chain\n\nIt costs ${count}.\n\n## Finalizing\n\n### On chain\n\nIt takes ${count}.`;
    expect(changes(page('two'), page('three')).map(({ title, id }) => [title, id])).toEqual([
      ['On chain', 'on-chain'],
      ['On chain', 'on-chain-1'],
    ]);
  });

  it('stays in its section where that is called otherwise', () => {
    const [section, ...others] = changes(
      '## MIPS {/* #mips */}\n\nIt runs one step.',
      '## MIPS64 {/* #mips */}\n\nIt runs one thread.',
    );
    expect(others).toEqual([]);
    expect(section).toMatchObject({ title: 'MIPS64', id: 'mips' });
  });

  it('names a section that is gone without an id to link to', () => {
    const [section] = changes('## Old\n\nText.\n\n## Kept', '## Kept');
    expect(section).toMatchObject({ title: 'Old' });
    expect(section).not.toHaveProperty('id');
    expect(countsOf(changes('## Old\n\nText.\n\n## Kept', '## Kept'))).toEqual({ count: 2, wording: 0 });
  });

  it('finds what came around a passage that changed a little', () => {
    const older = 'One two three four.';
    const newer = 'Something else altogether.\n\nOne two three five.\n\nAnother end.';
    expect(whereOf(changes(older, newer)[0]?.passages)).toEqual([
      ['newer'],
      ['both', 'older', 'newer', 'both'],
      ['newer'],
    ]);
  });
});

/** A table with a head and rows. */
const table = (...rows: string[]): string =>
  ['| Limit | Isthmus | Unit |', '| --- | --- | --- |', ...rows].join('\n');

/** Changed rows: their first cell and the cells shown, with removals as - and additions as +. */
const rowsOf = (older: string, newer: string) =>
  changes(older, newer).flatMap(({ passages }) =>
    passages.map((passage) => {
      const marked = (parts: ChangedText['parts']): string =>
        parts
          .map(({ text, in: where }) => (where === 'both' ? text : `${where === 'newer' ? '+' : '-'}${text}`))
          .join('');
      return passage.kind === 'row'
        ? [
            marked(passage.first),
            ...passage.cells.map(({ heading, parts }) => `${heading}: ${marked(parts)}`),
          ]
        : [marked(passage.parts)];
    }),
  );

describe('a table', () => {
  const gas = '| gas | 200 | million |';
  const pairs = '| pairs | 427 | pairs |';
  const bytes = '| bytes | 100 | kB |';

  it('shows of a changed row its first cell and the cells that differ', () => {
    expect(rowsOf(table(gas, pairs), table(gas, '| pairs | 300 | pairs |'))).toEqual([
      ['pairs', 'Isthmus: -427+300'],
    ]);
  });

  it('shows an added row whole, and no row around it', () => {
    expect(rowsOf(table(gas, pairs), table(gas, bytes, pairs))).toEqual([
      ['+bytes', 'Isthmus: +100', 'Unit: +kB'],
    ]);
  });

  it('shows a removed row whole, and no row around it', () => {
    expect(rowsOf(table(gas, bytes, pairs), table(gas, pairs))).toEqual([
      ['-bytes', 'Isthmus: -100', 'Unit: -kB'],
    ]);
  });

  it('is the same with its rows in another order', () => {
    expect(changes(table(gas, pairs, bytes), table(bytes, gas, pairs))).toEqual([]);
  });

  it('finds a changed row that moved', () => {
    expect(rowsOf(table(gas, pairs, bytes), table('| bytes | 120 | kB |', gas, pairs))).toEqual([
      ['bytes', 'Isthmus: -100+120'],
    ]);
  });

  it('keeps rows of the same first cell apart: those that stayed do not count', () => {
    expect(
      rowsOf(table('| L1 | a | x |', '| L1 | b | y |'), table('| L1 | b | y |', '| L1 | c | x |')),
    ).toEqual([['L1', 'Isthmus: -a+c']]);
  });

  it('compares columns by their headings where one came', () => {
    const older = ['| Limit | Unit |', '| --- | --- |', '| gas | million |', '| pairs | pairs |'].join('\n');
    expect(rowsOf(older, table('| gas | 200 | million |', '| pairs | | pairs |'))).toEqual([
      ['Limit | +Isthmus | Unit'],
      ['gas', 'Isthmus: +200'],
    ]);
  });

  it('is new row by row where the older page has none', () => {
    expect(rowsOf('Text.', `Text.\n\n${table(gas)}`)).toEqual([['+gas', 'Isthmus: +200', 'Unit: +million']]);
  });
});

describe('a passage that differs in wording only', () => {
  const isWording = (older: string, newer: string): boolean[] =>
    changes(older, newer).flatMap(({ passages }) => passages.map((passage) => passage.isWording));

  it.each([
    ['You see the blocks of a batch on L1 soon.', 'You find the blocks of a batch on L1 soon.'],
    [
      'It shows, as of Isthmus, `gasLimit` of 30 million.',
      'As of Isthmus, it gives `gasLimit` of 30 million.',
    ],
    [
      'See [the spec](https://a.example/x) for the text.',
      'Read [the spec](https://a.example/x) for the text.',
    ],
    ['See [fees](./fees.mdx) for the text here.', 'Read [the fees](/stack/fees) for the text here.'],
  ])('has the same figures, names and links: %s', (older, newer) => {
    expect(isWording(older, newer)).toEqual([true]);
  });

  it.each([
    ['a figure', 'The limit of a block is 30 million gas.', 'The limit of a block is 40 million gas.'],
    ['figures that change places', 'From 3 to 5 blocks of it.', 'From 5 to 3 blocks of it.'],
    ['a number in words', 'The fee of it has two parts.', 'The fee of it has three parts.'],
    ['a name in code', 'Ask the contract `paused` first here.', 'Ask the contract `pausing` first here.'],
    ['a proper name', 'The client that runs is Geth today.', 'The client that runs is Reth today.'],
    ['an upgrade that begins a sentence', 'Isthmus has the rules of it.', 'Karst has the rules of it.'],
    [
      'a link',
      'See [the spec](https://a.example/x) there.',
      'See [the spec now](https://a.example/y) there.',
    ],
    ['a word that a rule turns on', 'A batch may be dropped then.', 'A batch must be dropped then.'],
    ['a term of the glossary', 'It asks the sequencer about it all.', 'It asks the batcher about it all.'],
    ['nothing but more words', 'The owner sets the code.', 'The owner sets the code and the arguments.'],
    ['nothing but less words', 'The owner sets the code and the arguments.', 'The owner sets the code.'],
    ['a negation', 'The guardian can do it alone.', 'The guardian can do it not alone.'],
  ])('is not one with a change of %s', (_what, older, newer) => {
    expect(isWording(older, newer)).toEqual([false]);
  });

  it('is neither code, nor new, nor gone', () => {
    expect(isWording('```sh\na b c\n```', '```sh\na b d\n```')).toEqual([false]);
    expect(isWording('', 'More words of the same.')).toEqual([false]);
    expect(isWording('More words of the same.', '')).toEqual([false]);
  });

  it('can be a row of a table', () => {
    expect(isWording(table('| gas | most of it | m |'), table('| gas | most of all that | m |'))).toEqual([
      false,
    ]);
    expect(isWording(table('| gas | share of it | m |'), table('| gas | share of that | m |'))).toEqual([
      true,
    ]);
  });

  it('is what a mark for this upgrade says it is', () => {
    expect(isWording('It has two parts.', 'It has three parts. {/* karst: wording */}')).toEqual([true]);
    expect(isWording('', 'An explanation. {/* karst: wording */}')).toEqual([true]);
    expect(isWording('It goes to a vault.', 'It goes to a burner. {/* karst: protocol */}')).toEqual([false]);
    expect(isWording('It has two parts.', 'It has three parts. {/* jovian: wording */}')).toEqual([false]);
    expect(isWording(table('| gas | 1 | m |'), table('| gas | 2 {/* karst: wording */} | m |'))).toEqual([
      true,
    ]);
  });

  it('is counted apart', () => {
    const sections = changes(
      'The fee has two parts.\n\nNodes derive the blocks.',
      'The fee has three parts.\n\nNodes compute the blocks.',
    );
    expect(countsOf(sections)).toEqual({ count: 1, wording: 1 });
  });
});
