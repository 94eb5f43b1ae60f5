import MDXComponents from '@theme-original/MDXComponents';

import CodeFence from '@site/src/components/CodeFence';
import ImportedFrom from '@site/src/components/ImportedFrom';
import Home from '@site/src/components/Home';
import SectionIndex from '@site/src/components/SectionIndex';
import Banner from '@site/src/components/Banner';
import Vocabulary from '@site/src/components/Vocabulary';

/** Components that pages use without importing them. */
export default {
  ...MDXComponents,
  Banner,
  Vocabulary,
  CodeFence,
  Home,
  ImportedFrom,
  SectionIndex,
};
