import MDXComponents from '@theme-original/MDXComponents';

import Address from '@site/src/components/mdx/Address';
import Banner from '@site/src/components/page/Banner';
import CodeFence from '@site/src/ui/CodeFence';
import ErrorSelector from '@site/src/components/mdx/ErrorSelector';
import EventTopic from '@site/src/components/mdx/EventTopic';
import FunctionSelector from '@site/src/components/mdx/FunctionSelector';
import ImportedFrom from '@site/src/components/mdx/ImportedFrom';
import MarkdownTable, { HeaderCell } from '@site/src/ui/MarkdownTable';
import Predeploy from '@site/src/components/mdx/Predeploy';
import Provenance from '@site/src/ui/Provenance';
import Term from '@site/src/features/glossary';

/**
 * Small components usable without imports, in every bundle. Larger ones are in `src/remark/autoImports.ts`.
 */
export const ownComponents = {
  table: MarkdownTable,
  th: HeaderCell,
  Address,
  Banner,
  CodeFence,
  ErrorSelector,
  EventTopic,
  FunctionSelector,
  ImportedFrom,
  Predeploy,
  Provenance,
  Term,
};

export default { ...MDXComponents, ...ownComponents };
