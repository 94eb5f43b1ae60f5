/** Security reviews in or linked from the monorepo. */
import { type Facts } from '../lib/schema/types';
import type { auditsFileSchema } from './audits.schema';
import raw from './audits.json';
import { type Source } from './provenance';

/** One review: auditor, scope, date and report. */
export type Audit = AuditsFile['audits'][number];

export type AuditsFile = Facts<typeof auditsFileSchema>;

const file = raw;

/** The monorepo's list of reviews, at the commit that `auditUrl` links to. */
export const auditsSource: Source = file.source;

/** Oldest first. */
export function allAudits(): readonly Audit[] {
  return file.audits;
}

/** Address of the report: in the monorepo at the list's commit, else the first link. */
export function auditUrl(audit: Audit): string | undefined {
  if (audit.repo_path !== null) {
    return `https://github.com/${file.source.repo}/blob/${file.source.commit}/${audit.repo_path}`;
  }
  return audit.external_links?.[0];
}
