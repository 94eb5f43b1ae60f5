import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface SiteFields {
  repositoryUrl: string;
  branch: string;
  /** Endpoint for "Was this page useful?"; absent if the host has none. */
  feedbackUrl?: string;
}

/** Site settings; see `src/config/site.ts`. */
export default function useSite(): SiteFields {
  // customFields is untyped; docusaurus.config.ts sets exactly these.
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}
