import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface SiteFields {
  repositoryUrl: string;
  branch: string;
  /** Address that answers to "Was this page useful?" are sent to; absent where the host has none. */
  feedbackUrl?: string;
}

/** Where the site's sources live; see `src/config/site.ts`. */
export default function useSite(): SiteFields {
  // customFields is untyped in Docusaurus; docusaurus.config.ts fills it with exactly these.
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}
