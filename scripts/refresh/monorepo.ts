import { goParser, rustParser } from '../../src/refresh/monorepo/grammars';
import { flagPath, refreshFlags } from '../../src/refresh/monorepo/refreshFlags';
import { foldersOf, services } from '../../src/refresh/monorepo/services';
import { openCheckout, splitRef } from '../support/checkout';
import { abiPart } from './abi';
import { type Refreshed, type Target, UsageError } from './part';

const command = 'npm run data:refresh -- --monorepo PATH';

/**
 * Flags of each program at its newest release, and the contracts' errors and events; given releases, only the
 * flags of those programs.
 */
export async function monorepoPart(named: readonly string[], target: Target): Promise<Refreshed> {
  const parsed = named.map(splitRef);
  const [first] = parsed;
  if (first === undefined || parsed.some(({ path }) => path !== first.path))
    throw new UsageError('Name one checkout of the monorepo, however many releases of it.');
  const folders = services.flatMap(foldersOf);
  const tags = parsed.flatMap(({ ref }) => (ref === undefined ? [] : [ref]));
  const asked = new Map(
    tags.map((ref): [string, string] => {
      const component = ref.slice(0, ref.indexOf('/'));
      if (/^[\w-]+\/v\d/.test(ref) && services.some((each) => each.component === component))
        return [component, ref];
      const known = services.map((each) => each.component).join(', ');
      throw new UsageError(`${ref} is no release of a program, as op-node/v1.19.0 is. Programs: ${known}.`);
    }),
  );
  const checkout = openCheckout(tags[0] === undefined ? first.path : `${first.path}@${tags[0]}`, folders);
  const { files, notices, decisions, releases } = refreshFlags(
    services,
    {
      tags: (component) => checkout.tags(`${component}/v*`),
      open: (tag, below) => openCheckout(`${first.path}@${tag}`, below),
    },
    asked,
    { go: await goParser(), rust: await rustParser() },
    (component) => target.json(flagPath(component)),
  );
  const abi = asked.size === 0 ? abiPart(first.path) : undefined;
  return {
    from: `${releases.length} ${releases.length === 1 ? 'program' : 'programs'}`,
    state: `the monorepo at ${releases.join(', ')}`,
    at: { releases },
    command,
    files: new Map([...files, ...(abi?.files ?? [])]),
    notices: [...notices, ...(abi?.notices ?? [])],
    decisions: [...decisions, ...(abi?.decisions ?? [])],
  };
}
