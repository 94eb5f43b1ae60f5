import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface SiteFields {
  readonly repositoryUrl: string;
  readonly branch: string;
  /** Absent if the host has no endpoint for feedback. */
  readonly feedbackUrl?: string;
}

/** Site settings; see `src/config/site.ts`. Throws if docusaurus.config.ts does not set them. */
export default function useSite(): SiteFields {
  const { repositoryUrl, branch, feedbackUrl } = useDocusaurusContext().siteConfig.customFields ?? {};
  if (typeof repositoryUrl !== 'string' || typeof branch !== 'string') {
    throw new Error('customFields of docusaurus.config.ts lacks repositoryUrl or branch.');
  }
  return { repositoryUrl, branch, ...(typeof feedbackUrl === 'string' ? { feedbackUrl } : {}) };
}
