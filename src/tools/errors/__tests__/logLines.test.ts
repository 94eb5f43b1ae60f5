import { explainedLines, logLinesOf } from '@site/src/tools/errors/logLines';

const page = {
  route: '/a',
  title: 'A page',
  text: [
    '| `before any heading it` | leads nowhere |',
    '## `the node is stuck` {/* #stuck */}',
    '### Peers of the node',
    '| Line | Cause |',
    '| `peer … was banned` | it misbehaved |',
    '| `short` | too short |',
    '| `cast rpc the_method here` | a command |',
    '### `execution reverted`',
    '```text',
    '## `not a heading at all`',
    '```',
  ].join('\n'),
};
const slug = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');
const lines = logLinesOf(page, slug);

test('headings that are code and rows that begin with code are log lines', () => {
  expect(lines).toEqual([
    { text: 'the node is stuck', to: '/a#stuck', label: 'A page' },
    { text: 'peer … was banned', to: '/a#peers-of-the-node', label: 'A page' },
  ]);
});

test('a line is found whatever the parts are that vary, in any case', () => {
  const log = 'INFO start\nWARN Peer 16Uiu2HAm was banned for a while';
  expect(explainedLines(log, lines).map(({ to }) => to)).toEqual(['/a#peers-of-the-node']);
  expect(explainedLines('peer a\nwas banned', lines)).toEqual([]);
  expect(explainedLines('was banned: peer', lines)).toEqual([]);
});

test('of a line within a longer one, and of two with the same heading, one is left', () => {
  const known = [
    { text: 'failed to fetch', to: '/a#one', label: 'A' },
    { text: 'failed to fetch blobs', to: '/a#two', label: 'A' },
    { text: 'fetch blobs at all', to: '/a#two', label: 'A' },
  ];
  expect(explainedLines('failed to fetch blobs at all', known).map(({ to }) => to)).toEqual(['/a#two']);
});
