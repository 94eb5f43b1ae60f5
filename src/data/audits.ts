/** Security reviews of the OP Stack that the monorepo keeps or links. */
import raw from './audits.json';
import { type Source } from './provenance';

/** One review: who looked at what and when, and where the report is. */
export interface Audit {
  /** `YYYY-MM`. */
  readonly date: string;
  readonly auditor: string;
  readonly scope: string;
  /** Report in the monorepo; null where it is only linked. */
  readonly repo_path: string | null;
  /** Link the index page shows, where it differs from the file that exists. */
  readonly listed_link?: string | null;
  readonly external_links?: readonly string[];
  readonly reviewed_commit?: string | null;
  /** First contracts release after the review. */
  readonly subsequent_release?: string | null;
  readonly note?: string;
}

/** The shape of audits.json. */
export interface AuditsFile {
  readonly source: Source;
  readonly notes: readonly string[];
  readonly count: number;
  readonly audits: readonly Audit[];
}

const file = raw as unknown as AuditsFile;

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
