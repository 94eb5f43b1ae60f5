import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { WrapperProps } from '@docusaurus/types';
import Layout from '@theme-original/DocItem/Layout';
import type LayoutType from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';

type Props = WrapperProps<typeof LayoutType>;

/** Leaves out breadcrumbs, contents and footer on the home page. */
export default function LayoutWrapper(props: Props): ReactNode {
  const { metadata } = useDoc();
  // A snapshot's first page has the normal layout.
  const isHome = metadata.id === 'index' && metadata.version === 'current';
  return isHome ? <MDXContent>{props.children}</MDXContent> : <Layout {...props} />;
}
