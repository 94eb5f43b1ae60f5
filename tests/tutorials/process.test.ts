/** However a test ends, its programs end too. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';

import { start } from './support/process';

/** A program that prints its process id and waits. */
const waiting = ['sh', '-c', 'echo "waiting as $$"; exec sleep 1000'];
const pidIn = (output: string): number | undefined => {
  const found = /waiting as (\d+)/.exec(output)?.[1];
  return found === undefined ? undefined : Number(found);
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function ends(pid: number): Promise<boolean> {
  const deadline = Date.now() + 10_000;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
}

it('ends a stopped program, also when asked twice', async () => {
  const { process: running, found } = await start(waiting, pidIn);
  expect(isRunning(found)).toBe(true);
  await running.stop();
  await running.stop();
  expect(await ends(found)).toBe(true);
});

it('reports the output of a program that ended before it was ready', async () => {
  await expect(start(['sh', '-c', 'echo no port free >&2; exit 1'], pidIn)).rejects.toThrow(
    'sh ended before it was ready; it wrote:\nno port free',
  );
});

it('ends a program that is never ready', async () => {
  let seen: number | undefined;
  const never = (output: string): undefined => {
    seen = pidIn(output) ?? seen;
    return undefined;
  };
  await expect(start(waiting, never, { patience: 3000 })).rejects.toThrow('sh was not ready after 3000 ms');
  expect(seen !== undefined && (await ends(seen))).toBe(true);
});

describe('a test process', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'process-'));
    const source = readFileSync(path.join(__dirname, 'support/process.ts'), 'utf8');
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    writeFileSync(path.join(folder, 'process.cjs'), outputText);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const last = `
    const { start } = require('./process.cjs');
    const ready = (output) => /waiting as (\\d+)/.exec(output)?.[1];
    start(${JSON.stringify(waiting)}, ready).then(({ found }) => {
      process.stdout.write('waiting as ' + found + '\\n');
      LAST_WORDS
    });
  `;

  it.each([
    ['is killed', '', 'SIGKILL'],
    ['is interrupted', '', 'SIGINT'],
    ['is terminated', '', 'SIGTERM'],
    ['throws', "setImmediate(() => { throw new Error('crash'); });", undefined],
    ['exits', 'process.exit(0);', undefined],
  ] as const)('leaves no processes when it %s', async (_, words, signal) => {
    const script = path.join(folder, 'test.cjs');
    writeFileSync(script, last.replace('LAST_WORDS', words));
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    const pid = await new Promise<number>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = pidIn(output);
        if (found !== undefined) resolve(found);
      });
    });
    if (signal) child.kill(signal);
    expect(await ends(pid)).toBe(true);
  });
});
