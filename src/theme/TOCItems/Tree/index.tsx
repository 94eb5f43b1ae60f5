import { type ReactNode, useMemo } from 'react';
import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import type { WrapperProps } from '@docusaurus/types';
import Tree from '@theme-original/TOCItems/Tree';
import type TreeType from '@theme/TOCItems/Tree';

import { breakable } from './breakable';

type Props = WrapperProps<typeof TreeType>;

const withBreaks = (toc: readonly TOCTreeNode[]): TOCTreeNode[] =>
  toc.map((item) => ({ ...item, value: breakable(item.value), children: withBreaks(item.children) }));

/** A table of contents whose long names break between words. */
export default function TreeWrapper({ toc, ...props }: Props): ReactNode {
  const breaking = useMemo(() => withBreaks(toc), [toc]);
  return <Tree {...props} toc={breaking} />;
}
