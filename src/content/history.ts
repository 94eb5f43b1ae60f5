import path from 'node:path';

import { readCommits } from './commits';

/** Newest commit of each page of every version, by path; empty for sources without a git history, or with a part of one. */
export const commits = readCommits(path.resolve(__dirname, '../..'));

/** Whether "last updated" can be told. Docusaurus fails where it is asked for dates and there is no history. */
export const hasHistory = commits.size > 0;
