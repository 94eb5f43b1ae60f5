import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import type { WrapperProps } from '@docusaurus/types';

import Banner from '@site/src/components/Banner';
import CopyMarkdown from '@site/src/components/CopyMarkdown';
import PageMetadata from '@site/src/components/PageMetadata';
import usePageFrontMatter from '@site/src/hooks/usePageFrontMatter';
import { validatePage } from '@site/src/metadata/frontMatter';
import { formatProblems } from '@site/src/metadata/problems';

type Props = WrapperProps<typeof ContentType>;

/** Adds a page's metadata and banners below its title. */
export default function ContentWrapper({ children, ...props }: Props): ReactNode {
  const frontMatter = usePageFrontMatter();
  const { metadata } = useDoc();
  if (process.env.NODE_ENV === 'development') {
    // A build refuses such a page; the development server shows what is wrong in its place.
    const problems = validatePage(metadata.source, frontMatter);
    if (problems.length > 0) {
      throw new Error(formatProblems(problems));
    }
  }
  return (
    <Content {...props}>
      <PageMetadata />
      <CopyMarkdown permalink={metadata.permalink} />
      {frontMatter.banners?.map((kind) => (
        <Banner key={`${metadata.permalink}#${kind}`} kind={kind} />
      ))}
      {children}
    </Content>
  );
}
