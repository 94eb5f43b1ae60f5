import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import offers from '@generated/feeds/default/offers.json';

/** All feeds and the calendar, to subscribe to. */
export default function FeedList(): ReactNode {
  const base = useBaseUrl('/');
  return (
    <ul>
      {offers.map(({ title, path }) => (
        <li key={path}>
          {title}: <a href={`${base}${path}.atom`}>Atom</a>, <a href={`${base}${path}.json`}>JSON Feed</a>
        </li>
      ))}
      <li>
        Activations and deadlines: <a href={`${base}feeds/calendar.ics`}>calendar (iCalendar)</a>
      </li>
    </ul>
  );
}
