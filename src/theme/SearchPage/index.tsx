import type { ComponentType, ReactNode } from 'react';
import Layout from '@theme/Layout';
import SearchPage from '@theme-original/SearchPage';

import SearchFailure from '@site/src/components/SearchFailure';
import useSearchIndexFailure from '@site/src/components/SearchFailure/useSearchIndex';

// The search plugin ships no types for its theme.
const OriginalSearchPage = SearchPage as ComponentType;

/** Says so when the index does not load, where the plugin's page would wait without end. */
export default function SearchPageWrapper(): ReactNode {
  const failed = useSearchIndexFailure(true);
  if (!failed) {
    return <OriginalSearchPage />;
  }
  return (
    <Layout title="Search">
      <div className="container margin-vert--lg">
        <h1>Search the documentation</h1>
        <SearchFailure />
      </div>
    </Layout>
  );
}
