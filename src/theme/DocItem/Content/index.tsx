import type { ReactNode } from 'react';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import type { WrapperProps } from '@docusaurus/types';

import problems from '@generated/page-metadata/default/problems.json';

import Banner from '@site/src/components/Banner';
import CopyMarkdown from '@site/src/components/CopyMarkdown';
import PageMetadata from '@site/src/components/PageMetadata';
import NoticeHead from '@site/src/features/notices/NoticeHead';
import usePageData from '@site/src/hooks/usePageData';
import { formatProblems } from '@site/src/metadata/problems';

type Props = WrapperProps<typeof ContentType>;

/** Adds a page's metadata and banners below its title. */
export default function ContentWrapper({ children, ...props }: Props): ReactNode {
  const { source, route, frontMatter } = usePageData();
  // A build refuses such a page; the development server shows what is wrong in its place.
  const own = problems.filter(({ file }) => source === `@site/${file}`);
  if (own.length > 0) {
    throw new Error(formatProblems(own));
  }
  return (
    <Content {...props}>
      <PageMetadata>
        <CopyMarkdown permalink={route} />
      </PageMetadata>
      {frontMatter.banners?.map((kind) => (
        <Banner key={`${route}#${kind}`} kind={kind} />
      ))}
      {frontMatter.notice && <NoticeHead notice={frontMatter.notice} labels={frontMatter.labels} />}
      {children}
    </Content>
  );
}
