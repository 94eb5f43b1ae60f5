/** The single GitHub issue that lists pages to review. */
import { changedSources, type DriftReport } from './drift';
import { hasDrift, showReport, summaryOf } from './report';

/** Identifies the issue. */
export const issueLabel = 'sources';

const title = 'Sources of pages have changed';

/** The GitHub API's issue, reduced. */
export interface Issue {
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly body: string | null;
}

/** Action to take on GitHub. */
export type Step =
  | {
      readonly kind: 'create';
      readonly content: { readonly title: string; readonly body: string; readonly labels: readonly string[] };
    }
  | {
      readonly kind: 'update';
      readonly number: number;
      readonly body: string;
      readonly state: 'open' | 'closed';
    };

/** GitHub's limit in characters. */
const maxLength = 65_536;

/**
 * Opens the issue on changes, closes it when none remain, and reopens it.
 * Undefined if up to date.
 *
 * @param issues with the label, newest first
 */
export function nextStep(report: DriftReport, issues: readonly Issue[]): Step | undefined {
  const changed = hasDrift(report);
  const issue = issues.find(({ state }) => state === 'open') ?? issues[0];
  if (!issue)
    return changed
      ? { kind: 'create', content: { title, body: issueBody(report), labels: [issueLabel] } }
      : undefined;
  const state = changed ? 'open' : 'closed';
  const body = changed ? issueBody(report) : (issue.body ?? '');
  if (issue.state === state && issue.body === body) return undefined;
  return { kind: 'update', number: issue.number, body, state };
}

/** The full report, or if too long a line for each page, truncated. */
export function issueBody(report: DriftReport, limit = maxLength): string {
  const advice = [
    'These pages name sources that are no longer what they were. Read each again:',
    '',
    '- It is still true: `npm run sources:confirm -- ROUTE`',
    '- It is not: correct it and name the newer sources, or tell its readers with `npm run sources:outdated -- ROUTE "What is no longer true."`',
    '',
    '',
  ].join('\n');
  const whole = `${advice}${showReport(report, 'markdown')}`;
  if (whole.length <= limit) return whole;
  const pages = report.subjects.filter((subject) => changedSources(subject).length > 0).map(summaryOf);
  const [headline = '', , states = ''] = showReport(report, 'markdown').split('\n');
  const head = `${advice}${headline}\n\n${states}\n\n`;
  const rest = (left: number): string =>
    `\n${left} more: the whole report is with the run of the workflow, and \`npm run sources:drift\` shows it.\n`;
  let body = head;
  for (const [index, page] of pages.entries()) {
    const line = `- ${page}\n`;
    if (body.length + line.length + rest(pages.length).length > limit)
      return body + rest(pages.length - index);
    body += line;
  }
  return `${body}\nWhat changed in each is with the run of the workflow, and \`npm run sources:drift\` shows it.\n`;
}
