import { changesBetween, countOf } from '@site/src/snapshots/changes';
import { passagesOf } from '@site/src/snapshots/passages';

const changes = (older: string, newer: string) => changesBetween(passagesOf(older), passagesOf(newer));

describe('the passages of a page', () => {
  it('are its headings, paragraphs, rows of tables and blocks of code, as readers see them', () => {
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
      ['lim', 'text', 'A | B'],
      ['lim', 'text', '1 | 2'],
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
    expect(changes(older, newer)[0]?.passages[0]?.parts).toEqual([
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
          isCode: false,
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
    expect(section?.passages.map(({ parts }) => parts.map((part) => part.in))).toEqual([
      ['older'],
      ['newer'],
    ]);
  });

  it('compares code line by line, and does not run its last lines together', () => {
    const [section] = changes('```sh\na\nb\n```', '```sh\na\nb\nc\n```');
    expect(section?.passages[0]).toEqual({
      isCode: true,
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
    expect(countOf(changes('## Old\n\nText.\n\n## Kept', '## Kept'))).toBe(2);
  });

  it('finds what came around a passage that changed a little', () => {
    const older = 'One two three four.';
    const newer = 'Something else altogether.\n\nOne two three five.\n\nAnother end.';
    expect(changes(older, newer)[0]?.passages.map(({ parts }) => parts.map((part) => part.in))).toEqual([
      ['newer'],
      ['both', 'older', 'newer', 'both'],
      ['newer'],
    ]);
  });
});
