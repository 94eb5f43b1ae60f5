import MDXComponents from '@theme-original/MDXComponents';

import Address from '@site/src/components/Address';
import Banner from '@site/src/components/Banner';
import CodeFence from '@site/src/components/CodeFence';
import ErrorSelector from '@site/src/components/ErrorSelector';
import EventTopic from '@site/src/components/EventTopic';
import FunctionSelector from '@site/src/components/FunctionSelector';
import ImportedFrom from '@site/src/components/ImportedFrom';
import MarkdownTable, { HeaderCell } from '@site/src/components/MarkdownTable';
import Predeploy from '@site/src/components/Predeploy';
import Provenance from '@site/src/components/Provenance';
import Term from '@site/src/components/Term';

/**
 * Components that pages use without importing them: small ones, because they are in every page's
 * bundle. What carries data is named in `src/config/heavyComponents.ts`.
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
