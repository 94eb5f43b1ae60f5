import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import Layout from '@theme/Layout';
import SearchPage from '@theme-original/SearchPage';

import NoSearchResults from '@site/src/components/NoSearchResults';
import SearchFailure from '@site/src/components/SearchFailure';
import useSearchIndexFailure from '@site/src/components/SearchFailure/useSearchIndexFailure';

import isEmpty from './isEmpty';

// The search plugin ships no types for its theme.
const OriginalSearchPage = SearchPage as ComponentType;

/** A search that found nothing. */
interface Unanswered {
  readonly query: string;
  /** What holds the field, and what it found. */
  readonly container: Element;
}

/** What the plugin's page searched for without finding anything. It tells nobody, so its markup is watched. */
function useUnanswered(shown: boolean): Unanswered | undefined {
  const [unanswered, setUnanswered] = useState<Unanswered>();
  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>('.container input[name="q"]');
    const container = input?.closest('.container');
    if (!shown || !input || !container) return undefined;
    const look = (): void => {
      const query = input.value;
      setUnanswered((last) => {
        if (query === '' || !isEmpty(container)) return undefined;
        return last?.query === query ? last : { query, container };
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(container, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      setUnanswered(undefined);
    };
  }, [shown]);
  return unanswered;
}

/** Says so when the index does not load, where the plugin's page would wait without end, and helps on where nothing is found. */
export default function SearchPageWrapper(): ReactNode {
  const failed = useSearchIndexFailure(true);
  const unanswered = useUnanswered(!failed);
  if (!failed) {
    return (
      <>
        <OriginalSearchPage />
        {unanswered && createPortal(<NoSearchResults query={unanswered.query} />, unanswered.container)}
      </>
    );
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
