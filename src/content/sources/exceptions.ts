/** Sources missing from the lock, with reasons. */
import { parseEntry } from './entry';
import { type Lock, lockedSource } from './lock';

export interface Exception {
  /** Reason, as a sentence. */
  readonly why: string;
  /**
   * Entries, revisions (`owner/name@revision`) or repositories (`owner/name`).
   */
  readonly sources: readonly string[];
}

/**
 * A test requires each to be used. Once a source can be resolved, lock it and
 * remove it here.
 */
export const exceptions: readonly Exception[] = [
  {
    why: 'It is this repository, and what holds is the newest state of its branch.',
    sources: ['op-stack-docs/op-stack-docs'],
  },
  {
    why: 'It refers to a whole history, or to pages at many addresses, and not to one file at one commit.',
    sources: [
      'ethereum-optimism/docs@history',
      'ethereum-optimism/optimism@1421e1e5c2be6493f233e154b03ce5b938b17491:git%20tags',
      'release notes (stored pages): see evidence urls',
    ],
  },
  {
    why: 'No clone of the repository was at hand when the lock was written; most are too large to clone for a file or two.',
    sources: [
      'base/blob-archiver@b727154c',
      'blockscout/frontend',
      'ethereum-optimism/.github',
      'ethereum-optimism/op-analytics',
      'redstone-finance/redstone-oracles-monorepo',
      'smartcontractkit/chainlink',
    ],
  },
  {
    why: 'The clones of op-geth at hand have neither the tag nor a commit that says it is this release.',
    sources: ['ethereum-optimism/op-geth@v1.101411.4'],
  },
  {
    why: 'It is a thread on GitHub, which has no commit.',
    sources: [
      'ethereum-optimism/optimism: issues/22915',
      'ethereum-optimism/superchain-registry: pull/1338',
      'ethereum-optimism/superchain-registry: pull/1340',
    ],
  },
  {
    why: 'The clones of the monorepo at hand end in June 2026, before this commit.',
    sources: ['ethereum-optimism/optimism@16a0298c441abbe5299c054f3b7c26b1c5172dc2'],
  },
  {
    why: 'No branch and no tag of the clones at hand has the commit: it was never merged, or was squashed into another.',
    sources: [
      'base/blob-archiver@0426cafe',
      'docker/compose@0056225b',
      'ethereum/EIPs@033810f1',
      'op-rs/kona@008caf5b',
    ],
  },
  {
    why: 'It was read as a single stored file; the clones at hand end in June 2026 and do not have the commit.',
    sources: [
      'ethereum-optimism/optimism@00c3d3ee',
      'ethereum-optimism/optimism@022cdcc0',
      'ethereum-optimism/optimism@03ff1f86',
      'ethereum-optimism/optimism@042be116',
      'ethereum-optimism/optimism@04613cdca83ec9ca330a5535fe6405d912fc76ee',
      'ethereum-optimism/optimism@06598112',
      'ethereum-optimism/optimism@09f8ded5',
      'ethereum-optimism/optimism@0a3d3611',
      'ethereum-optimism/optimism@0b7f89cf',
      'ethereum-optimism/optimism@0be505de',
      'ethereum-optimism/optimism@0be505de9bc74c46b0662ca00b35c0487481db79',
      'ethereum-optimism/optimism@0c8a1b59',
      'ethereum-optimism/optimism@10883c06',
      'ethereum-optimism/optimism@12176f7c',
      'ethereum-optimism/optimism@16a0298c',
      'ethereum-optimism/optimism@172b348e',
      'ethereum-optimism/optimism@18bd01e9',
      'ethereum-optimism/optimism@1f7992de',
      'ethereum-optimism/optimism@249ebf86',
      'ethereum-optimism/optimism@4cf25de8',
      'ethereum-optimism/optimism@52623213',
      'ethereum-optimism/optimism@54929b7d',
      'ethereum-optimism/optimism@5759612a',
      'ethereum-optimism/optimism@60144c65',
      'ethereum-optimism/optimism@6411f627',
      'ethereum-optimism/optimism@66da19d1',
      'ethereum-optimism/optimism@6fb57182',
      'ethereum-optimism/optimism@7548086c',
      'ethereum-optimism/optimism@76cb3a1e',
      'ethereum-optimism/optimism@b79f70af',
      'ethereum-optimism/optimism@b91435d2',
      'ethereum-optimism/optimism@b91435d2654cd983d8b746fba4878c15e6855957',
      'ethereum-optimism/optimism@d763b4da',
      'ethereum-optimism/optimism@f49dc1db',
      'ethereum-optimism/specs@1f2dc033',
      'ethereum-optimism/specs@215e3ec5',
      'ethereum-optimism/specs@538ff5ed',
    ],
  },
  {
    why: 'It was read as a single stored file; the clone of superchain-ops at hand ends in August 2026, before the commit.',
    sources: [
      'ethereum-optimism/superchain-ops@016cb436',
      'ethereum-optimism/superchain-ops@016cb43603dad56c841488b36bcd4e819bff038c',
      'ethereum-optimism/superchain-ops@582709c5',
      'ethereum-optimism/superchain-ops@582709c5abbb3dd03f6fc4150e43706e256aad19',
    ],
  },
  {
    why: 'Pull requests, whose descriptions name the chains of Upgrade 20; the tasks were not in the repository by the date of its clone.',
    sources: ['ethereum-optimism/superchain-ops: pull/1536, pull/1537'],
  },
];

/** Whether an exception covers an entry. */
export function isExcepted(entry: string, list: readonly Exception[]): boolean {
  return list.some(({ sources }) => sources.some((source) => covers(source, entry)));
}

/** Exceptions that no unlocked entry needs. */
export function unusedExceptions(
  list: readonly Exception[],
  entries: readonly string[],
  lock: Lock,
): string[] {
  const lacking = entries.filter((entry) => !isLocked(entry, lock));
  return list
    .flatMap(({ sources }) => sources)
    .filter((source) => !lacking.some((entry) => covers(source, entry)));
}

export function isLocked(entry: string, lock: Lock): boolean {
  const source = parseEntry(entry);
  return source !== undefined && lockedSource(lock, source) !== undefined;
}

function covers(excepted: string, entry: string): boolean {
  const source = parseEntry(entry);
  return (
    entry === excepted ||
    (source !== undefined &&
      [source.repository, `${source.repository}@${source.revision}`].includes(excepted))
  );
}
