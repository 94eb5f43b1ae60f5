/**
 * `npm run sources:issue`: updates the issue about changed sources from the output of `sources:drift --format
 * json`.
 */
import { parseArgs } from 'node:util';

import { type DriftReport } from '../../src/content/sources/drift';
import { type Issue, issueLabel, nextStep } from '../../src/content/sources/issue';
import { readJson } from './repository';
import { type Surroundings } from './surroundings';
import { UsageError } from './usage';

/** Runs in a GitHub workflow, whose environment names the repository. */
export async function issue(args: readonly string[], { print, env, request }: Surroundings): Promise<number> {
  const [file, ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (file === undefined || more.length > 0) {
    throw new UsageError('Say which report: npm run sources:issue -- REPORT.json');
  }
  const {
    GITHUB_API_URL: api = 'https://api.github.com',
    GITHUB_REPOSITORY: repository,
    GITHUB_TOKEN: token,
  } = env;
  if (!repository || !token) throw new UsageError('GITHUB_REPOSITORY and GITHUB_TOKEN have to be set.');
  const report = reportIn(file);
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await request(`${api}/repos/${repository}/issues${path}`, {
      method,
      headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new UsageError(`GitHub answered ${method} with ${response.status} ${response.statusText}.`);
    return response.json();
  };
  const known = (await ask('GET', `?labels=${issueLabel}&state=all&per_page=20`)) as Issue[];
  const step = nextStep(report, known);
  switch (step?.kind) {
    case undefined:
      print('The issue is up to date.');
      break;
    case 'create':
      await ask('POST', '', step.content);
      print('An issue was opened.');
      break;
    case 'update': {
      const { body, state } = step;
      await ask('PATCH', `/${step.number}`, { body, state });
      print(`Issue ${step.number} was brought up to date; it is ${state}.`);
    }
  }
  return 0;
}

function reportIn(file: string): DriftReport {
  const report = readJson(file);
  if (
    typeof report !== 'object' ||
    report === null ||
    !('subjects' in report) ||
    !Array.isArray(report.subjects)
  ) {
    throw new UsageError(`${file} is no report of sources:drift --format json.`);
  }
  return report as DriftReport;
}
