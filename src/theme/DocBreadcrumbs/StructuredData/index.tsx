import type { ReactNode } from 'react';

/** Nothing here: the build gives every page the way to it as data, from the home page on (src/build/structuredData.ts). */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
