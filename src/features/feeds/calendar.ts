import { createEvents, type DateArray, type EventAttributes } from 'ics';

import { type NoticeEntry } from '../../content/notices';
import { type FeedSite, slug } from './feeds';

/** Path of the calendar below the base URL. */
export const calendarPath = 'feeds/calendar.ics';

/**
 * All notices' activations and deadlines as iCalendar. A deadline without a time is an all-day event. @throws
 * if the library rejects an event
 */
export function calendar(site: FeedSite, notices: readonly NoticeEntry[]): string {
  const events = notices.flatMap((entry) => eventsOf(site, entry));
  const { error, value } = createEvents(events, {
    productId: site.title,
    calName: `${site.title}: deadlines`,
  });
  if (error || !value) {
    throw new Error(`The calendar of notices cannot be written: ${error?.message ?? 'no reason given'}.`);
  }
  return value;
}

function eventsOf(site: FeedSite, { route, title, notice }: NoticeEntry): EventAttributes[] {
  const address = `${site.url}${site.baseUrl}${route.slice(1)}`;
  return (notice.deadlines ?? []).map(({ network, at, what }): EventAttributes => {
    const common = {
      uid: `${slug(`${route} ${network} ${at}`)}@${new URL(site.url).hostname}`,
      // The notice's time, not the build's, so that an unchanged notice gives the same bytes.
      timestamp: Date.parse(notice.updated ?? notice.published),
      title: `${network}: ${what}`,
      description: `${title}. ${notice.otherwise}`,
      url: address,
    };
    const [year = 0, month = 0, date = 0, ...time] = at
      .split(/[-T:Z]/)
      .filter(Boolean)
      .map(Number);
    if (time.length === 0) {
      const start: DateArray = [year, month, date];
      return { ...common, start, duration: { days: 1 } };
    }
    const [hour = 0, minute = 0] = time;
    const start: DateArray = [year, month, date, hour, minute];
    return { ...common, start, startInputType: 'utc', startOutputType: 'utc', duration: { minutes: 1 } };
  });
}
