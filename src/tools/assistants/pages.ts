/** Search, and pages as Markdown. */
import { nearestRoutes } from '../../content/navigation/nearestRoutes';
import { type Ranked } from '../../features/search/engine';
import { type Piece } from '../../features/search/excerpt';
import { noFilters, toOutcome } from '../../features/search/results';
import { type Answer, type Reply, shortened, unknownName } from './answers';
import { type BuiltSite, type MarkdownPage } from './builtSite';
import { beginningOf, headingTexts, sectionOf } from './markdown';

/** Maximum characters of a page in one answer: about ten thousand tokens. */
export const mostOfPage = 40_000;

/** Arguments of a search. */
export interface SearchQuestion {
  readonly query: string;
  readonly version: string;
  readonly limit: number;
}

/** Searches a version with the site's engine: pages with their best section. */
export function searchPages(site: BuiltSite, { query, version, limit }: SearchQuestion): Reply {
  const problem = unknownVersion(site, version);
  if (problem) return problem;
  const { file, engine } = site.version(version);
  const found = engine.search(query);
  const { results, count } = toOutcome(file, found, noFilters, limit);
  if (results.length === 0) {
    return { refusal: `Nothing was found for "${shortened(query)}". Use other words, or fewer.` };
  }
  const answers = results.map((result, place): Answer => {
    const route = site.routeOf(result.href);
    const { section } = found.ranked[place] as Ranked;
    return {
      name: [result.title, result.section]
        .flatMap((part) => (part === undefined ? [] : [textOf(part)]))
        .join(': '),
      route,
      address: site.addressOf(route),
      source: sourcesOf(site, site.routeOf(result.pageHref)),
      // Entries are short and complete; longer texts are cut to the excerpt around the matches.
      text: section?.kind === undefined ? textOf(result.text) : section.text,
    };
  });
  return count > answers.length
    ? { answers, note: `${count} pages were found; these are the first ${answers.length}.` }
    : { answers };
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** A page's sources; empty for pages without a Markdown version. */
export function sourcesOf(site: BuiltSite, route: string): readonly string[] {
  const [path = ''] = route.split(/[?#]/);
  return site.routes.includes(path) ? site.page(path).sources : [];
}

function unknownVersion(site: BuiltSite, version: string): Reply | undefined {
  return site.versions.includes(version)
    ? undefined
    : { refusal: `There is no version "${shortened(version)}", only ${site.versions.join(', ')}.` };
}

/** Which page, and how much of it. */
export interface PageQuestion {
  /** Route or URL, with or without `.md`; an anchor narrows it to a section. */
  readonly page: string;
  readonly version: string;
  /** Narrows it to a section. */
  readonly heading?: string;
}

/** A page or one of its sections, as Markdown. */
export function readPage(site: BuiltSite, { page: asked, version, heading }: PageQuestion): Reply {
  const problem = unknownVersion(site, version);
  if (problem) return problem;
  const { path, hash } = pathOf(site, asked);
  const route =
    version === 'current' || path.startsWith(`/${version}/`) ? path : `/${version}${path}`.replace(/\/$/, '');
  if (!site.routes.includes(route)) {
    const near = nearestRoutes(
      route,
      site.routes.filter((each) => versionOf(site, each) === version),
    );
    const hint = near.length === 0 ? ' Search for its subject instead.' : ` Nearest: ${near.join(', ')}.`;
    return { refusal: `There is no page "${shortened(route)}".${hint}` };
  }
  const page = site.page(route);
  const known = headingsOf(site, page);
  const wanted =
    heading === undefined
      ? known.find((each) => hash !== '' && each.hash === hash)
      : (known.find(({ text }) => text.toLowerCase() === heading.trim().toLowerCase()) ??
        known.find((each) => `#${heading.trim().replace(/^#/, '')}` === each.hash));
  if (heading !== undefined && wanted === undefined) {
    return unknownName(
      `heading on ${route} like`,
      heading,
      known.map(({ text }) => text),
    );
  }
  const section = wanted && sectionOf(page.text, wanted.text, wanted.place);
  return section === undefined || wanted === undefined
    ? answerOf(site, page, page.title, '', page.text)
    : answerOf(site, page, `${page.title}: ${wanted.text}`, wanted.hash, section);
}

function answerOf(site: BuiltSite, page: MarkdownPage, name: string, hash: string, text: string): Reply {
  const route = page.route + hash;
  const shown = beginningOf(text, mostOfPage);
  const answers = [{ name, route, address: site.addressOf(route), source: page.sources, text: shown }];
  if (shown.length === text.length) return { answers };
  const further = headingTexts(text).filter((heading) => !headingTexts(shown).includes(heading));
  const hint =
    further.length === 0 ? '' : ` Ask for a section by its heading: ${further.slice(0, 60).join('; ')}.`;
  return {
    answers,
    note: `This is the beginning of the text, ${shown.length} of ${text.length} characters.${hint}`,
  };
}

/** Parses a route or URL, with or without `.md`, `.html` and an anchor. */
function pathOf(site: BuiltSite, asked: string): { readonly path: string; readonly hash: string } {
  const [address = '', anchor] = asked.trim().split('#');
  const home = site.addressOf('/');
  const local = address.startsWith(home) ? `/${address.slice(home.length)}` : address;
  const path = `/${local.replace(/\?.*$/, '')}`
    .replace(/\/+/g, '/')
    .replace(/\.(md|html)$/, '')
    .replace(/^\/index$/, '/')
    .replace(/(.)\/$/, '$1');
  return { path, hash: anchor === undefined || anchor === '' ? '' : `#${anchor}` };
}

function versionOf(site: BuiltSite, route: string): string {
  const [, first = ''] = route.split('/');
  return site.versions.includes(first) ? first : 'current';
}

/** A heading with its anchor; `place` distinguishes headings with the same text. */
interface PageHeading {
  readonly text: string;
  readonly hash: string;
  readonly place: number;
}

/** A page's headings, without anchors if the search index does not have the page. */
function headingsOf(site: BuiltSite, { route, text }: MarkdownPage): PageHeading[] {
  const { file } = site.version(versionOf(site, route));
  const page = file.pages.findIndex(({ url }) => site.routeOf(url) === route);
  const indexed = file.sections.filter((section) => section.page === page && section.hash !== '');
  const counts = new Map<string, number>();
  return headingTexts(text).map((heading) => {
    const place = counts.get(heading) ?? 0;
    counts.set(heading, place + 1);
    return {
      text: heading,
      hash: indexed.filter((section) => section.heading === heading)[place]?.hash ?? '',
      place,
    };
  });
}

/** Markdown of the section that contains an index entry; undefined if its anchor is no heading. */
export function sectionAt(site: BuiltSite, route: string): string | undefined {
  const [path = '', anchor] = route.split('#');
  if (anchor === undefined || !site.routes.includes(path)) return undefined;
  const page = site.page(path);
  const heading = headingsOf(site, page).find(({ hash }) => hash === `#${anchor}`);
  return heading && sectionOf(page.text, heading.text, heading.place);
}
