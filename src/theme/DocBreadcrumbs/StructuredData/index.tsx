import type { ReactNode } from 'react';

/** Empty: the build adds breadcrumb data (src/build/structuredData.ts). */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
