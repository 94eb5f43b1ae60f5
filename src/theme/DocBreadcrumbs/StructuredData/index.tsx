import type { ReactNode } from 'react';

/** Replaces the theme's (3.10.2): the build adds breadcrumb data (src/build/structuredData.ts). */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
