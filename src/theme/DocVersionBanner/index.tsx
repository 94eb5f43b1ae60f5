import type { ReactNode } from 'react';
import SnapshotNotice from '@site/src/components/page/SnapshotNotice';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';

/** Replaces the theme's banner about unmaintained releases (3.10.2). */
export default function DocVersionBanner(): ReactNode {
  const { banner } = useDocsVersion();
  return banner === null ? null : <SnapshotNotice />;
}
