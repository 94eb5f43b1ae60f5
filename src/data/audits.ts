/** Security reviews of the OP Stack that the monorepo keeps or links. */
import { type Facts } from '../lib/schema/types';
import type { auditsFileSchema } from './audits.schema';
import raw from './audits.json';
import { type Source } from './provenance';

/** One review: who looked at what and when, and where the report is. */
export type Audit = AuditsFile['audits'][number];

/** The shape of audits.json. */
export type AuditsFile = Facts<typeof auditsFileSchema>;

const file = raw;

/** The list of reviews in the monorepo, at the commit whose reports `auditUrl` links to. */
export const auditsSource: Source = file.source;

/** Oldest first. */
export function allAudits(): readonly Audit[] {
  return file.audits;
}

/** Where the report can be read: in the monorepo at the commit of the list, else the first link. */
export function auditUrl(audit: Audit): string | undefined {
  if (audit.repo_path !== null) {
    return `https://github.com/${file.source.repo}/blob/${file.source.commit}/${audit.repo_path}`;
  }
  return audit.external_links?.[0];
}
