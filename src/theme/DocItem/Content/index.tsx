import type { ReactNode } from 'react';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import type { WrapperProps } from '@docusaurus/types';

import Banner from '@site/src/components/Banner';
import CopyMarkdown from '@site/src/components/CopyMarkdown';
import PageMetadata from '@site/src/components/PageMetadata';
import usePageData from '@site/src/hooks/usePageData';
import { validatePage } from '@site/src/metadata/frontMatter';
import { formatProblems } from '@site/src/metadata/problems';

type Props = WrapperProps<typeof ContentType>;

/** Adds a page's metadata and banners below its title. */
export default function ContentWrapper({ children, ...props }: Props): ReactNode {
  const { source, route, frontMatter } = usePageData();
  if (process.env.NODE_ENV === 'development') {
    // A build refuses such a page; the development server shows what is wrong in its place.
    const problems = validatePage(source, frontMatter);
    if (problems.length > 0) {
      throw new Error(formatProblems(problems));
    }
  }
  return (
    <Content {...props}>
      <PageMetadata>
        <CopyMarkdown permalink={route} />
      </PageMetadata>
      {frontMatter.banners?.map((kind) => (
        <Banner key={`${route}#${kind}`} kind={kind} />
      ))}
      {children}
    </Content>
  );
}
