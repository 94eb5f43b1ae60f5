import { compareTags, type ProxydFile } from '../../src/data/cliFlags';
import { proxydFolder, readProxyd } from '../../src/refresh/infra/readProxyd';
import { goParser } from '../../src/refresh/monorepo/grammars';
import { openCheckout, splitRef } from '../support/checkout';
import { type Refreshed, serialized, type Target, UsageError } from './part';

const name = 'data/cli-flags/proxyd.json';

/** Settings of proxyd at its newest stable release, or at the given one. */
export async function infraPart(named: string, target: Target): Promise<Refreshed> {
  const { path, ref } = splitRef(named);
  const before = target.json(name) as ProxydFile;
  const shown = before.source.tag ?? '';
  const tags = openCheckout(ref === undefined ? path : named, [proxydFolder])
    .tags(`${proxydFolder}/v*`)
    .filter((tag) => /\/v\d+\.\d+\.\d+$/.test(tag))
    .sort(compareTags);
  const tag = ref ?? tags.at(-1);
  if (tag === undefined || !tags.includes(tag))
    throw new UsageError(`${tag ?? path} is no release of proxyd, as proxyd/v4.30.0 is.`);
  if (compareTags(tag, shown) < 0)
    throw new UsageError(`${tag} is older than ${shown}, which the data has. Give a newer release.`);
  const open = (at: string): ReturnType<typeof openCheckout> => openCheckout(`${path}@${at}`, [proxydFolder]);
  const between = tags.filter((each) => compareTags(each, shown) > 0 && compareTags(each, tag) < 0);
  const files = open(tag);
  const { commit, commit_date } = files;
  const { data, notices, decisions } = readProxyd(
    { ...before.source, commit, commit_date, tag },
    [...between.map((each) => ({ tag: each, files: open(each) })), { tag, files }],
    before,
    await goParser(),
  );
  return {
    from: 'proxyd',
    state: tag,
    at: { releases: [tag] },
    command: 'npm run data:refresh -- --infra PATH',
    files: new Map([[name, serialized(data)]]),
    notices,
    decisions,
  };
}
