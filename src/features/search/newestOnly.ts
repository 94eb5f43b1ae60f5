/**
 * Asks one question at a time. Of those that come while one is being answered only the newest is asked; the others were
 * typed over, so nobody waits for their answers, and their promises stay open.
 */
export function newestOnly<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let newest = 0;
  return async (...question) => {
    newest += 1;
    const turn = newest;
    // Whoever asked is told of a failure; the next question is a new attempt.
    await running.catch(() => undefined);
    if (turn !== newest) return new Promise<never>(() => undefined);
    const answer = ask(...question);
    running = answer;
    return answer;
  };
}
