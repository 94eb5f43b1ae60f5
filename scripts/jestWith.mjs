/** Starts tests that write (`tutorials:record`, `fences:write`) alike in every shell. */
import { run } from 'jest';

import { takeNoArguments } from './support/noArguments.mjs';

const commands = {
  'tutorials:record': ['TUTORIALS_RECORD', '--selectProjects', 'tutorials'],
  'fences:write': ['FENCES_WRITE', '--selectProjects', 'content', '--testPathPatterns', 'content/fences'],
};

const [command, ...given] = process.argv.slice(2);
takeNoArguments(command, given);
const [variable, ...args] = commands[command];
process.env[variable] = '1';
await run(args);
