import { type Notice } from './notice';
import { type NoticeStatus, noticeStatuses } from './noticeStatuses';

/** A notice with its page. */
export interface NoticeEntry {
  /** Without the base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly notice: Notice;
}

/** Notices of one status, newest first. */
export interface NoticeGroup {
  readonly status: NoticeStatus;
  readonly label: string;
  readonly entries: readonly NoticeEntry[];
}

/** Nonempty groups in the order of {@link noticeStatuses}. */
export function groupNotices(entries: readonly NoticeEntry[]): NoticeGroup[] {
  return statusIds().flatMap((status) => {
    const members = newestFirst(entries.filter(({ notice }) => notice.status === status));
    return members.length === 0 ? [] : [{ status, label: noticeStatuses[status], entries: members }];
  });
}

/** Notices that require action, newest first. */
export function noticesToActOn(entries: readonly NoticeEntry[]): NoticeEntry[] {
  return newestFirst(entries.filter(({ notice }) => notice.status === 'act-now'));
}

/** By last date, newest first, then by title. */
export function newestFirst(entries: readonly NoticeEntry[]): NoticeEntry[] {
  return [...entries].sort(
    (a, b) => compare(lastDate(b.notice), lastDate(a.notice)) || compare(a.title, b.title),
  );
}

/**
 * Day of the last deadline, otherwise of the update or publication: YYYY-MM-DD.
 */
export function lastDate({ deadlines = [], published, updated }: Notice): string {
  const days = deadlines.length > 0 ? deadlines.map(({ at }) => at) : [updated ?? published];
  return (
    days
      .map((at) => at.slice(0, 10))
      .sort(compare)
      .at(-1) ?? published
  );
}

/** What {@link lastDate} is the date of. */
export function lastDateLabel({ deadlines = [], updated }: Notice): 'by' | 'updated' | 'published' {
  if (deadlines.length > 0) return 'by';
  return updated === undefined ? 'published' : 'updated';
}

/** For display: `2025-12-02` or `2025-12-02 16:00:01 UTC`. */
export function dateText(at: string): string {
  return at.replace('T', ' ').replace('Z', ' UTC');
}

function statusIds(): NoticeStatus[] {
  return Object.keys(noticeStatuses).filter((id): id is NoticeStatus => Object.hasOwn(noticeStatuses, id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
