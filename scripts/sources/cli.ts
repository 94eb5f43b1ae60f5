/**
 * Commands about sources. Exit code 0 for success, 1 if there is something to do, 2 for an error, with one
 * sentence and nothing written.
 *
 * npm run sources:lock -- --repo owner/name=CHECKOUT ...
 * npm run sources:drift -- --repo owner/name=CHECKOUT[@REVISION] ... [--format text|markdown|json] [--write]
 * npm run sources:confirm -- ROUTE or FILE
 * npm run sources:outdated -- ROUTE "What is no longer true."
 * npm run sources:clone -- FOLDER
 * npm run sources:issue -- REPORT.json
 */
import path from 'node:path';
import { isNativeError } from 'node:util/types';

import { clone } from './clone';
import { drift } from './drift';
import { issue } from './issue';
import { lock } from './lock';
import { type Surroundings } from './surroundings';
import { confirmSubject, markPageOutdated } from './triage';
import { UsageError } from './usage';

type Command = (args: readonly string[], surroundings: Surroundings) => number | Promise<number>;

const commands: Readonly<Record<string, Command>> = {
  lock,
  drift,
  confirm: confirmSubject,
  outdated: markPageOutdated,
  clone,
  issue,
};

/** Runs a command by name; returns the exit code. */
export async function run(
  name: string,
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  try {
    const command = commands[name];
    if (!command)
      throw new UsageError(`There is no command ${name}, only ${Object.keys(commands).join(', ')}.`);
    return await command(args, surroundings);
  } catch (error) {
    if (!(error instanceof UsageError) && !isArgumentError(error)) throw error;
    surroundings.complain(error.message);
    surroundings.complain('Nothing was written.');
    return 2;
  }
}

/** An error of `parseArgs`: an unknown option or a missing value. */
function isArgumentError(error: unknown): error is Error {
  return isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (require.main === module) {
  const [name = '', ...args] = process.argv.slice(2);
  run(name, args, {
    root: path.resolve(__dirname, '../..'),
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
    today: new Date().toISOString().slice(0, 10),
    env: process.env,
    request: fetch,
  })
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error: unknown) => {
      console.error(error);
      process.exitCode = 2;
    });
}
