import type { ReactNode } from 'react';

/** Replaces the theme's (3.10.2): pages have banners, and a bar that is never shown would be sent with every page. */
export default function AnnouncementBar(): ReactNode {
  return null;
}
