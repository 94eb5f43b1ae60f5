import { type ReactNode } from 'react';

import { releasesGaps } from '@site/src/data/releases';

/** Unknown versions. */
export default function ReleaseGaps(): ReactNode {
  return (
    <ul>
      {releasesGaps.map((gap) => (
        <li key={gap}>{gap}</li>
      ))}
    </ul>
  );
}
