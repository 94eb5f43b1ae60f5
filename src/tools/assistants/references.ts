/** Reference entries that are sections of pages: flags, JSON-RPC methods, network upgrades. */
import { type EntryKind, type SectionRecord } from '../../features/search/searchFile';
import { type Answer, nameKey, type Reply, unknownName } from './answers';
import { type BuiltSite } from './builtSite';
import { sectionAt, sourcesOf } from './pages';

/** An entry with its names, the primary one first. */
interface Entry {
  readonly section: SectionRecord;
  readonly names: readonly string[];
}

function entriesOf(
  site: BuiltSite,
  kind: EntryKind,
  namesOf: (section: SectionRecord) => readonly string[],
): Entry[] {
  return site
    .version('current')
    .file.sections.filter((section) => section.kind === kind)
    .map((section) => ({ section, names: namesOf(section) }))
    .filter(({ names }) => names.length > 0);
}

function answersFor(site: BuiltSite, entries: readonly Entry[]): Answer[] {
  const { pages } = site.version('current').file;
  return entries.map(({ section, names }) => {
    const page = pages[section.page];
    const route = site.routeOf((page?.url ?? '/') + section.hash);
    const text = sectionAt(site, route)?.replace(/^#+ .*\n+/, '');
    return {
      name: `${names[0] ?? section.heading} (${page?.title ?? ''})`,
      route,
      address: site.addressOf(route),
      source: sourcesOf(site, route),
      text: text ?? section.text,
    };
  });
}

/** Lower case, without leading dashes. */
function exactKey(name: string): string {
  return name.trim().toLowerCase().replace(/^-+/, '');
}

function lookUp(site: BuiltSite, what: string, asked: string, entries: readonly Entry[]): Reply {
  // Exact matches first: `--l1.beacon` and `--l1-beacon` are flags of different programs.
  const found = [exactKey, nameKey]
    .map((keyOf) => entries.filter(({ names }) => names.some((name) => keyOf(name) === keyOf(asked))))
    .find((matching) => matching.length > 0);
  return found !== undefined
    ? { answers: answersFor(site, found) }
    : unknownName(
        what,
        asked,
        entries.flatMap(({ names }) => names),
      );
}

/** A flag by its name or environment variable. */
export interface FlagQuestion {
  readonly name: string;
  /** As in `op-node`; programs share flag names. */
  readonly program?: string;
}

/** A flag in each program that has it. */
export function lookUpFlag(site: BuiltSite, { name, program }: FlagQuestion): Reply {
  const entries = entriesOf(site, 'flag', ({ heading, text }) => [
    heading,
    ...(/\bVariable ([A-Z][A-Z\d_]+)/.exec(text)?.slice(1) ?? []),
  ]);
  if (program === undefined) return lookUp(site, 'flag', name, entries);
  const { pages } = site.version('current').file;
  const wanted = nameKey(program);
  const byVariable = entries.filter(({ names: [, variable = ''] }) => nameKey(variable).startsWith(wanted));
  const byPage = entries.filter(({ section }) => {
    const page = pages[section.page];
    return nameKey(`${page?.title} ${page?.description}`).includes(wanted);
  });
  const own = byVariable.length > 0 ? byVariable : byPage;
  if (own.length > 0) return lookUp(site, `flag of ${program}`, name, own);
  const programs = flagPrograms(site);
  return unknownName('program with flags called', program, programs);
}

function flagPrograms(site: BuiltSite): string[] {
  const index = site.data('index');
  const text = JSON.stringify(index);
  return [...new Set([...text.matchAll(/"cli-flags\/([\w-]+)"/g)].map(([, program = '']) => program))];
}

/** A JSON-RPC method of OP Stack services, in each that has it. */
export function lookUpMethod(site: BuiltSite, method: string): Reply {
  const entries = entriesOf(site, 'method', ({ heading }) => (/^\w+_\w+$/.test(heading) ? [heading] : []));
  return lookUp(site, 'JSON-RPC method', method, entries);
}

/** A network upgrade, by name or number. */
export function lookUpUpgrade(site: BuiltSite, upgrade: string): Reply {
  const entries = entriesOf(site, 'upgrade', ({ heading, hash, names = [] }) => [
    heading,
    hash.slice(1),
    ...names.map((name) => name.replace(/ upgrade$/, '')),
  ]);
  return lookUp(
    site,
    'network upgrade',
    upgrade.replace(/^\s*(\d+[a-z]?)\s*$/i, 'Upgrade $1').replace(/ upgrade\s*$/i, ''),
    entries,
  );
}
