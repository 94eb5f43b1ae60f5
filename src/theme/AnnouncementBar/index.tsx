import type { ReactNode } from 'react';

/** Replaces the theme's (3.10.2), which would add an unused bar to every page's scripts. */
export default function AnnouncementBar(): ReactNode {
  return null;
}
