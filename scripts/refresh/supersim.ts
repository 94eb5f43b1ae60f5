import { compareTags, type CommandFile } from '../../src/data/cliFlags';
import { goParser } from '../../src/refresh/monorepo/grammars';
import { readSupersim, supersimFolders } from '../../src/refresh/supersim/readSupersim';
import { openCheckout, splitRef } from '../support/checkout';
import { type Refreshed, serialized, type Target, UsageError } from './part';

const name = 'data/cli-flags/supersim.json';

/** Flags of supersim at its newest tag, or at the given one. */
export async function supersimPart(named: string, target: Target): Promise<Refreshed> {
  const { path, ref } = splitRef(named);
  const before = target.json(name) as CommandFile;
  const tags = openCheckout(named, supersimFolders)
    .tags('*')
    .filter((tag) => /^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(tag))
    .sort(compareTags);
  const tag = ref ?? tags.at(-1);
  if (tag === undefined || !tags.includes(tag))
    throw new UsageError(`${tag ?? path} is no release of supersim, as 0.1.0-alpha.59 is.`);
  if (before.release_tag !== undefined && compareTags(tag, before.release_tag) < 0)
    throw new UsageError(
      `${tag} is older than ${before.release_tag}, which the data has. Give a newer release.`,
    );
  const files = openCheckout(`${path}@${tag}`, supersimFolders);
  const { commit, commit_date } = files;
  const { repo, path: file } = before.source;
  const { data, notices, decisions } = readSupersim(
    { repo, commit, path: file, commit_date, tag },
    files,
    before,
    await goParser(),
  );
  return {
    from: 'supersim',
    state: `supersim ${tag}`,
    at: { releases: [tag] },
    command: 'npm run data:refresh -- --supersim PATH',
    files: new Map([[name, serialized(data)]]),
    notices,
    decisions,
  };
}
