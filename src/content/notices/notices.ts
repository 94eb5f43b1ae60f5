import { type Notice } from '@site/src/content/notices/notice';

import { type NoticeStatus, noticeStatuses } from './statuses';

/** A notice with the page that explains it. */
export interface NoticeEntry {
  /** Path without the base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly notice: Notice;
}

/** Notices that ask for the same, newest first. */
export interface NoticeGroup {
  readonly status: NoticeStatus;
  readonly label: string;
  readonly entries: readonly NoticeEntry[];
}

/** All notices by status, in the order of {@link noticeStatuses}; a status without notices has no group. */
export function groupNotices(entries: readonly NoticeEntry[]): NoticeGroup[] {
  return statusIds().flatMap((status) => {
    const members = newestFirst(entries.filter(({ notice }) => notice.status === status));
    return members.length === 0 ? [] : [{ status, label: noticeStatuses[status], entries: members }];
  });
}

/** The notices that ask readers to act, newest first. */
export function noticesToActOn(entries: readonly NoticeEntry[]): NoticeEntry[] {
  return newestFirst(entries.filter(({ notice }) => notice.status === 'act-now'));
}

/** By their last date, newest first; those of one date by title. */
export function newestFirst(entries: readonly NoticeEntry[]): NoticeEntry[] {
  return [...entries].sort(
    (a, b) => compare(lastDate(b.notice), lastDate(a.notice)) || compare(a.title, b.title),
  );
}

/** The day of a notice's last deadline, or where it has none the day it was published or changed: YYYY-MM-DD. */
export function lastDate({ deadlines = [], published, updated }: Notice): string {
  const days = deadlines.length > 0 ? deadlines.map(({ at }) => at) : [updated ?? published];
  return (
    days
      .map((at) => at.slice(0, 10))
      .sort(compare)
      .at(-1) ?? published
  );
}

/** A date or time of a notice as readers see it: `2025-12-02` or `2025-12-02 16:00:01 UTC`. */
export function dateText(at: string): string {
  return at.replace('T', ' ').replace('Z', ' UTC');
}

function statusIds(): NoticeStatus[] {
  return Object.keys(noticeStatuses).filter((id): id is NoticeStatus => Object.hasOwn(noticeStatuses, id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
