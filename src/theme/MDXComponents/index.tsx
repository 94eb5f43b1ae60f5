import MDXComponents from '@theme-original/MDXComponents';

import Home from '@site/src/components/Home';
import SectionIndex from '@site/src/components/SectionIndex';

/** Components that pages use without importing them. */
export default {
  ...MDXComponents,
  Home,
  SectionIndex,
};
