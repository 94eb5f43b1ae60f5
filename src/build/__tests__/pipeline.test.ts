import { FileMap, matchesPattern } from '@site/src/build/buildFiles';
import { type Progress, runSteps, type Step, tableOf } from '@site/src/build/pipeline';

function build(files: Readonly<Record<string, string>>): { files: FileMap; read: string[] } {
  const read: string[] = [];
  const map = new FileMap(Object.keys(files), (file) => {
    read.push(file);
    return new TextEncoder().encode(files[file]);
  });
  return { files: map, read };
}

const shout: Step<string> = {
  name: 'Shout',
  reads: ['*.txt'],
  writes: ['loud/*.txt'],
  run: (files, end) => {
    const quiet = files.paths('*.txt');
    quiet.forEach((file) => files.write(`loud/${file}`, files.text(file).toUpperCase() + end));
    return `${quiet.length} files`;
  },
};

const doing = (run: Step<string>['run']): Step<string> => ({ ...shout, run });

describe('the files of a build', () => {
  it('are read once, when they are asked for, as text or as bytes', () => {
    const { files, read } = build({ 'b.txt': 'ü', 'a.txt': 'a', 'c.css': 'c' });
    expect(files.paths('*.txt')).toEqual(['a.txt', 'b.txt']);
    expect(read).toEqual([]);
    expect([files.text('b.txt'), files.bytes('b.txt').length, files.text('b.txt')]).toEqual(['ü', 2, 'ü']);
    expect(read).toEqual(['b.txt']);
    expect(() => files.text('d.txt')).toThrow('the build has no d.txt');
  });

  it('tell what changed and what was removed, and nothing else', () => {
    const { files } = build({ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' });
    files.write('b.txt', 'B');
    files.remove('a.txt');
    files.remove('c.txt');
    files.write('c.txt', 'C');
    expect(files.paths('*')).toEqual(['b.txt', 'c.txt']);
    expect(
      [...files.changes()].map(([file, bytes]) => [file, bytes && new TextDecoder().decode(bytes)]),
    ).toEqual([
      ['a.txt', undefined],
      ['b.txt', 'B'],
      ['c.txt', 'C'],
    ]);
  });

  it.each([
    ['a.txt', 'a.txt', true],
    ['a.txt', 'b/a.txt', false],
    ['*.txt', 'b/a.txt', true],
    ['img/*.png', 'img/a/b.png', true],
    ['img/*.png', 'b/img/a.png', false],
    ['ab*ba', 'aba', false],
    ['*', 'anything', true],
  ])('%s matches %s: %p', (pattern, file, expected) => {
    expect(matchesPattern(pattern, file)).toBe(expected);
  });
});

describe('the steps of a build', () => {
  it('run in their order, each on what the one before it wrote, and are reported', async () => {
    const { files } = build({ 'a.txt': 'a', 'b.css': 'b' });
    const told: Progress[] = [];
    await runSteps([shout, shout], files, '!', (progress) => told.push(progress));
    expect(files.text('loud/loud/a.txt')).toBe('A!!');
    expect(told.map(({ place, of, name, done }) => [place, of, name, done])).toEqual([
      [1, 2, 'Shout', '1 files'],
      [2, 2, 'Shout', '2 files'],
    ]);
  });

  it.each([
    ['reads b.css', doing((files) => files.text('b.css'))],
    ['reads b.css', doing((files) => String(files.bytes('b.css')))],
    ['looks for b.css', doing((files) => String(files.paths('*')))],
    ['writes a.txt', doing((files) => String(files.write('a.txt', '')))],
    ['removes a.txt', doing((files) => String(files.remove('a.txt')))],
  ])('cannot do what their row does not say: %s', async (what, step) => {
    const { files } = build({ 'a.txt': 'a', 'b.css': 'b' });
    await expect(runSteps([step], files, '')).rejects.toThrow(
      `Shout: the step ${what}, which its row in the table of steps does not name.`,
    );
  });

  it('are a table', () => {
    expect(tableOf([shout, { ...shout, name: 'Make', reads: [] }])).toBe(
      [
        '| Step | Reads | Writes |',
        '| --- | --- | --- |',
        '| Shout | `*.txt` | `loud/*.txt` |',
        '| Make | – | `loud/*.txt` |',
      ].join('\n'),
    );
  });
});
