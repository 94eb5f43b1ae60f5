/** What a notice asks of its readers today, in the order in which lists show it. */
export const noticeStatuses = {
  'act-now': 'Act now',
  planned: 'Planned',
  done: 'Done',
  withdrawn: 'Withdrawn',
} as const;
/** The id of a status, as front matter writes it. */
export type NoticeStatus = keyof typeof noticeStatuses;
