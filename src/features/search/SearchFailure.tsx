import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

/** Search is unavailable; links to other ways to a page. */
export default function SearchFailure(): ReactNode {
  return (
    <div role="status" data-search-ignore="">
      <p>
        <strong>Search is not available:</strong> its index could not be loaded. Everything else works.
      </p>
      {process.env.NODE_ENV === 'development' && (
        <p>The index is made by `npm run build`; the development server has none.</p>
      )}
      <p>
        Browse the pages <Link to="/categories">by subject</Link>, <Link to="/content-types">by kind</Link> or{' '}
        <Link to="/personas">by reader</Link>, or look up a word in the{' '}
        <Link to="/connect/resources/glossary">glossary</Link>.
      </p>
      <p>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => window.location.reload()}
        >
          Load the page again
        </button>
      </p>
    </div>
  );
}
