/** Statuses in display order. */
export const noticeStatuses = {
  'act-now': 'Act now',
  planned: 'Planned',
  done: 'Done',
  withdrawn: 'Withdrawn',
} as const;
export type NoticeStatus = keyof typeof noticeStatuses;
