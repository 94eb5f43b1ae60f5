/**
 * One request in flight; only the latest queued one is sent. Promises of
 * superseded requests never settle.
 */
export function newestOnly<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let newest = 0;
  return async (...question) => {
    newest += 1;
    const turn = newest;
    // The caller gets the failure; the next request is independent of it.
    await running.catch(() => undefined);
    if (turn !== newest) return new Promise<never>(() => undefined);
    const answer = ask(...question);
    running = answer;
    return answer;
  };
}
