/** Formats a comparison of sources. */
import {
  changedSources,
  commitsOf,
  type DriftReport,
  isChange,
  type SourceDrift,
  type SubjectDrift,
  type Verdict,
} from './drift';
import { groupBy } from './text';

export const formats = ['text', 'markdown', 'json'] as const;
export type Format = (typeof formats)[number];

/** Counts; a source of several pages counts for each. */
export interface Totals {
  /** All current pages, with or without sources. */
  readonly pages: number;
  readonly pagesWithSources: number;
  readonly changedPages: number;
  readonly dataFiles: number;
  readonly changedDataFiles: number;
  readonly sources: number;
  /** By state; confirmed changes count only as confirmed. */
  readonly states: Readonly<Record<Verdict['state'] | 'confirmed', number>>;
}

export function totalsOf({ subjects }: DriftReport): Totals {
  const states = { unchanged: 0, changed: 0, moved: 0, gone: 0, confirmed: 0, 'not compared': 0 };
  for (const source of subjects.flatMap(({ sources }) => sources)) {
    states[source.confirmed === undefined ? source.verdict.state : 'confirmed']++;
  }
  const pages = subjects.filter(isPage);
  const dataFiles = subjects.filter((subject) => !isPage(subject));
  return {
    pages: pages.length,
    pagesWithSources: pages.filter(({ sources }) => sources.length > 0).length,
    changedPages: pages.filter(hasChanged).length,
    dataFiles: dataFiles.length,
    changedDataFiles: dataFiles.filter(hasChanged).length,
    sources: subjects.reduce((sum, { sources }) => sum + sources.length, 0),
    states,
  };
}

/** Whether any unconfirmed change exists. */
export function hasDrift({ subjects }: DriftReport): boolean {
  return subjects.some(hasChanged);
}

/** Formats a report, with a final line break. */
export function showReport(report: DriftReport, format: Format): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify({ totals: totalsOf(report), ...report }, undefined, 1)}\n`;
    case 'text':
      return text(report);
    case 'markdown':
      return markdown(report);
  }
}

function isPage({ route }: SubjectDrift): boolean {
  return route !== undefined;
}

function hasChanged(subject: SubjectDrift): boolean {
  return changedSources(subject).length > 0;
}

function headline(report: DriftReport): string {
  const { pages, pagesWithSources, changedPages, dataFiles, changedDataFiles } = totalsOf(report);
  return `Sources changed of ${changedPages} of ${count(pagesWithSources, 'page')} with sources (${pages} seen) and of ${changedDataFiles} of ${count(dataFiles, 'data file')}.`;
}

function statesInWords(report: DriftReport): string {
  const { sources, states } = totalsOf(report);
  return `${count(sources, 'source')}: ${Object.entries(states)
    .map(([state, number]) => `${number} ${state}`)
    .join(', ')}.`;
}

function text(report: DriftReport): string {
  const lines = [
    headline(report),
    statesInWords(report),
    '',
    'Compared with:',
    ...report.compared.map(
      ({ repository, commit, date, checkout }) =>
        `  ${repository} at ${commit.slice(0, 10)} of ${date} (${checkout})`,
    ),
  ];
  for (const subject of report.subjects.filter(hasChanged)) {
    lines.push('', summaryOf(subject));
    for (const source of changedSources(subject)) {
      lines.push(`  ${sourceInWords(source)}`, ...commandOf(source).map((command) => `      ${command}`));
    }
  }
  for (const [title, items] of rest(report)) {
    lines.push('', `${title}:`, ...items.map((item) => `  ${item}`));
  }
  return `${lines.join('\n')}\n`;
}

function markdown(report: DriftReport): string {
  const lines = [
    headline(report),
    '',
    statesInWords(report),
    '',
    '| Compared with | Commit | Date |',
    '| --- | --- | --- |',
    ...report.compared.map(
      ({ repository, commit, date }) => `| ${repository} | \`${commit.slice(0, 10)}\` | ${date} |`,
    ),
  ];
  for (const subject of report.subjects.filter(hasChanged)) {
    lines.push('', `### ${summaryOf(subject)}`, '');
    for (const source of changedSources(subject)) {
      lines.push(
        `- ${sourceInWords(source, '`')}`,
        ...commandOf(source).map((command) => `  \`${command}\``),
      );
    }
  }
  for (const [title, items] of rest(report)) {
    lines.push('', `### ${title}`, '', ...items.map((item) => `- ${item}`));
  }
  return `${lines.join('\n')}\n`;
}

/** Summary of sources that need no work. */
function rest({ subjects }: DriftReport): [string, string[]][] {
  const notCompared = subjects.flatMap(({ sources }) =>
    sources.flatMap(({ verdict }) => (verdict.state === 'not compared' ? [verdict.reason] : [])),
  );
  const reasons = [...groupBy(notCompared, (reason) => reason)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, all]) => `${count(all.length, 'source')}: ${reason}`);
  const quiet = subjects.filter((subject) => subject.sources.length > 0 && !hasChanged(subject));
  const named = (wanted: boolean): string[] =>
    quiet
      .filter((subject) => subject.sources.some(({ verdict }) => verdict.state !== 'not compared') === wanted)
      .map(({ file, route }) => route ?? file)
      .sort();
  const lists: [string, string[]][] = [
    ['Not compared', reasons],
    ['Nothing changed', named(true)],
    ['No source compared', named(false)],
  ];
  return lists.filter(([, items]) => items.length > 0);
}

/** A line about a page's changed sources. */
export function summaryOf(subject: SubjectDrift): string {
  const changed = changedSources(subject);
  const lines = changed.flatMap(({ verdict }) => (isChange(verdict) && verdict.lines ? [verdict.lines] : []));
  const added = lines.reduce((sum, line) => sum + line.added, 0);
  const removed = lines.reduce((sum, line) => sum + line.removed, 0);
  return [
    `${subject.route ?? subject.file}: ${changed.length} of ${count(subject.sources.length, 'source')}`,
    count(commitsOf(subject), 'commit'),
    ...(lines.length === 0 ? [] : [`${amount({ added, removed })} lines`]),
  ].join(', ');
}

function sourceInWords({ entry, verdict }: SourceDrift, quote = ''): string {
  if (!isChange(verdict)) return entry;
  const details = [
    ...(verdict.commits === undefined ? [] : [count(verdict.commits, 'commit')]),
    ...(verdict.lines === undefined ? [] : [`${amount(verdict.lines)} lines`]),
    ...(verdict.files === undefined ? [] : [count(verdict.files.length, 'file')]),
    ...(verdict.rewritten ? ['its commit is not in the checkout'] : []),
  ];
  const to = verdict.state === 'moved' ? ` to ${quote}${verdict.to}${quote}` : '';
  return `${verdict.state}: ${quote}${entry}${quote}${to}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}

function commandOf({ verdict }: SourceDrift): string[] {
  return isChange(verdict) ? [verdict.command] : [];
}

function amount({ added, removed }: { readonly added: number; readonly removed: number }): string {
  return `+${added} −${removed}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
