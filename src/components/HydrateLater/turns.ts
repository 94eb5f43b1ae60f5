/**
 * Turns of the parts of the page that opens. `data-taking-over` stands on the document until the last has had its turn;
 * the script that starts the others (`src/delivery/starter.client.js`) keeps what the reader does until then.
 */
let last: Promise<void> | undefined;
let waiting = 0;

const marks = (): DOMStringMap => document.documentElement.dataset;

/** Whether the page that was opened has been taken over, so that later parts need not wait. */
export function turnsTaken(): boolean {
  return waiting === 0 && marks().hasHydrated === 'true';
}

/** Answers in a task of its own, after all who asked before. */
export function nextTurn(): Promise<void> {
  waiting += 1;
  marks().takingOver = '';
  const turn = (last ?? Promise.resolve()).then(() => new Promise<void>((resolve) => setTimeout(resolve)));
  last = turn;
  // In the task after it, in which what was suspended has been rendered.
  void turn.then(() => setTimeout(finish));
  return turn;
}

function finish(): void {
  waiting -= 1;
  if (waiting === 0) delete marks().takingOver;
}
