import path from 'node:path';

import { readCommits } from './commits';

/**
 * Newest commit of each page, by path; empty without a complete git history.
 */
export const commits = readCommits(path.resolve(__dirname, '../..'));

/** Docusaurus fails if asked for dates without history. */
export const hasHistory = commits.size > 0;
