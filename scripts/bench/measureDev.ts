/** The development server: its first page from a cold start, and the time from an edit to the screen. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

import type { Browser, Page } from 'playwright-core';

import { freePort } from '../support/freePort';
import { freshPage, medianRow } from './browser';
import { end, start } from '../support/process';
import type { Row } from './table';
import { removeCaches, type Site, type Workshop } from './workshop';

const host = '127.0.0.1';
const editsPerRun = 3;
const patience = 120_000;

interface Times {
  readonly first: number;
  readonly edits: readonly number[];
}

/** Medians of one page. */
export async function measureDev(
  { sites }: Workshop,
  route: string,
  { runs, browser }: { readonly runs: number; readonly browser: Browser },
): Promise<{ readonly rows: Row[]; readonly left: readonly string[] }> {
  const first = new Map<string, number[]>(sites.map(({ generator }) => [generator.name, []]));
  const edits = new Map<string, number[]>(sites.map(({ generator }) => [generator.name, []]));
  const left: string[] = [];
  for (const site of sites) {
    const { name } = site.generator;
    try {
      for (let round = 0; round < runs; round++) {
        const times = await watch(site, route, browser);
        first.get(name)?.push(times.first);
        edits.get(name)?.push(...times.edits);
      }
    } catch (error) {
      const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
      console.error(message);
      left.push(
        `The development server of ${name} could not be measured in every round: ${message.split('\n')[0]}`,
      );
    }
    console.log(`Development server: ${name} done.`);
  }
  return {
    rows: [medianRow('First page, cold', 's', first), medianRow('Edit until on screen', 's', edits)],
    left,
  };
}

async function watch(site: Site, route: string, browser: Browser): Promise<Times> {
  removeCaches(site);
  const port = await freePort();
  const [program, ...args] = site.generator.dev(port);
  const page = await freshPage(browser);
  const begun = performance.now();
  const server = start(program, args, site.where);
  let output = '';
  // A server stops if nobody reads its output.
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-2000);
    });
  }
  const source = site.generator.source(site.dir, route);
  const before = readFileSync(source, 'utf8');
  try {
    await untilListening(port, () => server.exitCode === null);
    await openOnceAnswered(page, `http://${host}:${port}${route}`, () => server.exitCode === null);
    await page.locator('h1').first().waitFor({ timeout: patience });
    const first = performance.now() - begun;
    const edits: number[] = [];
    for (let edit = 0; edit < editsPerRun; edit++) {
      // Excludes what follows the first paint, such as prefetching.
      await page.waitForTimeout(2000);
      edits.push(await seeEdit(page, source, `Seen${Date.now()}edit`));
    }
    return { first, edits };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${output}`, { cause: error });
  } finally {
    writeFileSync(source, before);
    await page.context().close();
    await end(server);
  }
}

/**
 * Waits without requests, which would start the server's work or take its time. Throws if the server ends or
 * never listens.
 */
async function untilListening(port: number, running: () => boolean): Promise<void> {
  const until = Date.now() + patience;
  while (!(await isListening(port))) {
    if (Date.now() > until || !running()) {
      throw new Error(`Nothing listens on port ${port}.`);
    }
    await pause(25);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, host);
    const answer = (listening: boolean) => (): void => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', answer(true)).once('error', answer(false));
  });
}

/** A server may accept a connection, restart with new settings, and refuse the next. */
async function openOnceAnswered(page: Page, url: string, running: () => boolean): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      await page.goto(url, { waitUntil: 'commit' });
      return;
    } catch (error) {
      const refused = error instanceof Error && error.message.includes('ERR_CONNECTION_REFUSED');
      if (!refused || Date.now() > until || !running()) throw error;
      await pause(25);
    }
  }
}

async function seeEdit(page: Page, source: string, word: string): Promise<number> {
  const written = performance.now();
  // Appended, because a file being rewritten is briefly empty, and the server may read it then.
  appendFileSync(source, `\n\n${word}\n`);
  await page.waitForFunction((wanted) => document.body?.textContent?.includes(wanted), word, {
    timeout: patience,
    polling: 'raf',
  });
  return performance.now() - written;
}
