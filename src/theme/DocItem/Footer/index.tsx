import type { ReactNode } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import type FooterType from '@theme/DocItem/Footer';
import type { WrapperProps } from '@docusaurus/types';

import PageFooter from '@site/src/components/PageFooter';

type Props = WrapperProps<typeof FooterType>;

/** Adds a page's sources, its newest commit and the way to report a problem with it. */
export default function FooterWrapper(props: Props): ReactNode {
  return (
    <>
      <PageFooter />
      <Footer {...props} />
    </>
  );
}
