import type { ReactNode } from 'react';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import type { WrapperProps } from '@docusaurus/types';

import problems from '@generated/page-metadata/default/problems.json';

import Banner from '@site/src/components/page/Banner';
import PageMetadata, { TitleBadge } from '@site/src/components/page/PageMetadata';
import NoticeHead from '@site/src/features/notices/NoticeHead';
import usePageData, { type LoadedFrontMatter } from '@site/src/content/hooks/usePageData';
import { type BannerId } from '@site/src/content/frontMatter';
import { formatProblems } from '@site/src/lib/problems';

type Props = WrapperProps<typeof ContentType>;

/** A page's banners, plus maintenance if part of it is outdated. */
function bannersOf({ banners = [], outdated }: LoadedFrontMatter): readonly BannerId[] {
  return outdated && !banners.includes('maintenance') ? ['maintenance', ...banners] : banners;
}

/** Adds metadata and banners below the title. */
export default function ContentWrapper({ children, ...props }: Props): ReactNode {
  const { source, route, frontMatter } = usePageData();
  // The development server shows problems in place of the page; a build rejects
  // it, so readers need not load this.
  if (process.env.NODE_ENV !== 'production') {
    const own = problems.filter(({ file }) => source === `@site/${file}`);
    if (own.length > 0) {
      throw new Error(formatProblems(own));
    }
  }
  return (
    <Content {...props}>
      {frontMatter.banners?.includes('interop') && <TitleBadge>In development</TitleBadge>}
      <PageMetadata />
      {bannersOf(frontMatter).map((kind) => (
        <Banner key={`${route}#${kind}`} kind={kind} outdated={frontMatter.outdated} />
      ))}
      {frontMatter.notice && <NoticeHead notice={frontMatter.notice} labels={frontMatter.labels} />}
      {children}
    </Content>
  );
}
