import { type Answer } from './answers';

/** What is sent to the configured address, and nothing else. */
export interface SentAnswer {
  /** Path of the page with the base URL. */
  readonly page: string;
  /** Name of the documentation version. */
  readonly version: string;
  readonly useful: Answer;
}

/** Milliseconds after which an address that does not answer counts as one that failed. */
const patience = 8000;

/** Sends an answer as JSON; resolves to whether it was taken, with any status of success. Never rejects. */
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
