import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme-original/Layout';
import type LayoutType from '@theme/Layout';
import type { WrapperProps } from '@docusaurus/types';

import ScriptFailure from '@site/src/features/offline/ScriptFailure';

import styles from './styles.module.css';

type Props = WrapperProps<typeof LayoutType>;

/**
 * Adds the script-failure notice, and the main landmark that the search page
 * lacks.
 */
export default function LayoutWrapper({ children, ...props }: Props): ReactNode {
  const isSearch = useLocation().pathname.replace(/\/$/, '') === useBaseUrl('/search');
  return (
    <Layout {...props}>
      <ScriptFailure />
      {isSearch ? <main className={styles.search}>{children}</main> : children}
    </Layout>
  );
}
