import { type Answer } from './answers';

/** Everything that is sent to `FEEDBACK_URL`. */
export interface SentAnswer {
  /** Path with the base URL. */
  readonly page: string;
  readonly version: string;
  readonly useful: Answer;
}

/** In milliseconds. */
const patience = 8000;

/** Sends an answer as JSON. Resolves to whether the status was a success; never rejects. */
export async function sendAnswer(
  address: string,
  answer: SentAnswer,
  request: typeof globalThis.fetch,
): Promise<boolean> {
  try {
    const response = await request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(answer),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    });
    return response.ok;
  } catch {
    return false;
  }
}
