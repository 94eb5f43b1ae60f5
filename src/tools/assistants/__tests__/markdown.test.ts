import { beginningOf, headingTexts, sectionOf } from '../markdown';

const text = [
  '# Title',
  'Intro.',
  '## `--flag` and *more*',
  'First.',
  '### Below',
  'Second.',
  '```sh',
  '# a comment, no heading',
  '```',
  '## Next',
  'Third.',
  '## Next',
  'Fourth.',
].join('\n');

describe('the sections of a Markdown text', () => {
  it('are known by their headings without marks, comments in code left out', () => {
    expect(headingTexts(text)).toEqual(['--flag and more', 'Below', 'Next', 'Next']);
  });

  it('end before the next heading of their level', () => {
    expect(sectionOf(text, '--flag and more')).toContain('no heading\n```');
    expect(sectionOf(text, '--flag and more')).not.toContain('Third.');
    expect(sectionOf(text, 'Below')).toMatch(/^### Below\nSecond\./);
  });

  it('are told apart by their place where headings are the same', () => {
    expect(sectionOf(text, 'Next', 1)).toBe('## Next\nFourth.');
    expect(sectionOf(text, 'Next', 2)).toBeUndefined();
  });
});

it('a long text is cut at the end of a line', () => {
  expect([beginningOf('one\ntwo\nthree', 8), beginningOf('one', 8)]).toEqual(['one\ntwo', 'one']);
});
