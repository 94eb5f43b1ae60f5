import { newestOnly } from '@site/src/features/search/newestOnly';

/** A question that is answered when the test decides. */
function questions() {
  const asked: string[] = [];
  const answers = new Map<string, { answer: () => void; fail: () => void }>();
  const ask = newestOnly((question: string) => {
    asked.push(question);
    return new Promise<string>((resolve, reject) => {
      answers.set(question, {
        answer: () => resolve(`answer to ${question}`),
        fail: () => reject(new Error(`no answer to ${question}`)),
      });
    });
  });
  return { ask, asked, answers };
}

/** Runs everything that is ready to run. */
const settle = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('questions of which only the newest counts', () => {
  it('leave out those that came while another was being answered, and were followed by a newer one', async () => {
    const { ask, asked, answers } = questions();
    const first = ask('b');
    await settle();
    const told: string[] = [];
    for (const question of ['br', 'bri', 'brid']) {
      void ask(question).then((answer) => told.push(answer));
    }
    await settle();
    expect(asked).toEqual(['b']);
    answers.get('b')?.answer();
    await expect(first).resolves.toBe('answer to b');
    await settle();
    expect(asked).toEqual(['b', 'brid']);
    answers.get('brid')?.answer();
    await settle();
    expect(told).toEqual(['answer to brid']);
  });

  it('are asked at once where nothing is being answered', async () => {
    const { ask, asked, answers } = questions();
    const first = ask('one');
    await settle();
    answers.get('one')?.answer();
    await first;
    void ask('two');
    await settle();
    expect(asked).toEqual(['one', 'two']);
  });

  it('tell of a failure, and go on after it', async () => {
    const { ask, asked, answers } = questions();
    const first = ask('one');
    const second = ask('two');
    await settle();
    expect(asked).toEqual(['two']);
    void first;
    answers.get('two')?.fail();
    await expect(second).rejects.toThrow('no answer to two');
    const third = ask('three');
    await settle();
    answers.get('three')?.answer();
    await expect(third).resolves.toBe('answer to three');
  });
});
