import { excerpt, markedIn } from '@site/src/features/search/excerpt';
import { tokenize } from '@site/src/features/search/tokens';

const shown = (pieces: ReturnType<typeof excerpt>): string =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
const terms = (query: string): ReadonlySet<string> => new Set(tokenize(query));

it('words that were searched for are marked, in other forms too', () => {
  expect(shown(markedIn('How withdrawals are finalized', terms('finalize withdrawal')))).toBe(
    'How [withdrawals] are [finalized]',
  );
  expect(shown(markedIn('Call L2ToL1MessagePasser.', terms('MessagePasser')))).toBe(
    'Call [L2ToL1MessagePasser].',
  );
});

it('an excerpt is short and has the part with the most words of the query', () => {
  const far = 'The sequencer orders transactions. '.repeat(20);
  const text = `${far}A batch is posted before the channel timed out on chain, which costs fees. ${far}`;
  const result = shown(excerpt(text, terms('channel timed out')));
  expect(result).toContain('[channel] [timed] [out]');
  expect(result.length).toBeLessThan(200);
  expect(result).toMatch(/^… .* …$/);
});

it('a short text is shown whole', () => {
  expect(shown(excerpt('Two words.', terms('words')))).toBe('Two [words].');
});

it('a text without any of the words is shown from its beginning', () => {
  expect(shown(excerpt('Nothing here. '.repeat(30), terms('zebra')))).toMatch(/^Nothing here\./);
});

it('prose is preferred to the cells of a table, and shown from the beginning of a sentence', () => {
  const table = 'Row Value gas limit 30000000 base fee 7 wei priority tip 1 wei '.repeat(5);
  const prose =
    'What follows is for all of them. The gas that you do not need is given back to you at the end, and the limit is for the whole of it. ';
  const text = table + prose + prose + table;
  expect(shown(excerpt(text, terms('gas limit fee')))).toMatch(/^… The \[gas\] that you do not need/);
  expect(shown(excerpt(table, terms('gas limit fee')))).toContain('[gas] [limit] 30000000 base [fee]');
});
