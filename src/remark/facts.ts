/**
 * Adds facts to components when a page is compiled, so that browsers load only what the page shows, not whole data
 * files:
 *
 *   <Term id="safe-head">safe head</Term>            its definition
 *   <Predeploy name="CrossL2Inbox" />                its address
 *   <EventTopic contract="…" event="SentMessage" />  its topic 0
 *   <ErrorSelector name="NotInAccessList" />         its selector
 *   <FunctionSelector name="depositTransaction" />   its selector
 *   <WithdrawalTimeline />                           delays of the standard configuration
 *   <TokenList />                                    the number of tokens, and their filters
 *   <Audits />                                       the same of reviews
 *   <DataFiles />                                    the list of published data sets
 *
 * Snapshot pages use the snapshot's data (`versioned_docs/version-<name>/_data`); their components for the reader's
 * chain also get its chains. An unknown name fails the build, with page and line.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

// Explicit `.ts`: Docusaurus's loader would resolve to the .json file.
import type { AuditsFile } from '../data/audits';
import { type ErrorSelectors, errorSelectors, requireSelector } from '../data/errorSelectors.ts';
import type { ErrorsFile } from '../data/errors';
import { type EventSources, requireEvent, requireFunctionSelector } from '../data/events.ts';
import { type GlossaryFile, requireTerm } from '../data/glossary.ts';
import { type PredeploysFile, requirePredeploy } from '../data/predeploys.ts';
import type { ProtocolParamsFile } from '../data/protocolParams';
import type { TokensFile } from '../data/tokens';
import { auditFacets } from '../components/reference/Audits/facets';
import { tokenFacets } from '../components/reference/TokenList/facets';
import { chainComponents } from '../content/versions/shownData';
import { datasets } from '../data/datasets';
import { dataIndex } from '../data/exportFiles';
import { attributeOf, expressionAttribute } from './attribute';
import { importOf } from './autoImports';

const root = path.resolve(__dirname, '../..');

const readData = (name: string): string => readFileSync(path.join(root, 'src/data', name), 'utf8');

interface FactFiles extends EventSources {
  readonly glossary: GlossaryFile;
  readonly predeploys: PredeploysFile;
  readonly audits: AuditsFile;
  readonly errorSelectors: ErrorSelectors;
  readonly 'protocol-params': ProtocolParamsFile;
  readonly tokens: TokensFile;
}

/** Derived files, which snapshots store separately. */
const excerpts: Readonly<
  Partial<Record<keyof FactFiles, { readonly of: string; readonly from: (file: unknown) => unknown }>>
> = {
  errorSelectors: { of: 'errors', from: (file) => errorSelectors(file as ErrorsFile) },
};

/** Paths of the current data files. */
export const factFiles: readonly string[] = (
  [
    'audits',
    'errorSelectors',
    'events',
    'fees',
    'glossary',
    'interop',
    'predeploys',
    'protocol-params',
    'tokens',
  ] satisfies (keyof FactFiles)[]
).map((name) => path.join(root, 'src/data', `${excerpts[name]?.of ?? name}.json`));

export type FactSource = <Name extends keyof FactFiles>(name: Name) => FactFiles[Name];

/** A version's files, reread only after changes. */
function factSource(version: string): FactSource {
  const folder = version === 'current' ? 'src/data' : `versioned_docs/version-${version}/_data`;
  const known = new Map<string, { readonly changed: number; readonly file: unknown }>();
  return <Name extends keyof FactFiles>(name: Name) => {
    const excerpt = version === 'current' ? excerpts[name] : undefined;
    const source = path.join(root, folder, `${excerpt?.of ?? name}.json`);
    const changed = statSync(source).mtimeMs;
    const before = known.get(name);
    const read = (): unknown => {
      const whole: unknown = JSON.parse(readFileSync(source, 'utf8'));
      return excerpt ? excerpt.from(whole) : whole;
    };
    const file = before?.changed === changed ? before.file : read();
    known.set(name, { changed, file });
    return file as FactFiles[Name];
  };
}

const sources = new Map<string, FactSource>();

function factSourceOf(version: string): FactSource {
  const source = sources.get(version) ?? factSource(version);
  sources.set(version, source);
  return source;
}

type Attributes = Readonly<Record<string, string>>;

/** Added attributes: text, or what JSON can hold. */
type Facts = Readonly<Record<string, unknown>>;

/** Required attributes and results, by component. */
const components: Readonly<
  Record<
    string,
    {
      readonly needs: readonly string[];
      /** Whether it requires children. */
      readonly needsWords?: boolean;
      readonly give: (given: Attributes, files: FactSource) => Facts;
    }
  >
> = {
  Term: {
    needs: ['id'],
    needsWords: true,
    give: ({ id = '' }, files) => {
      const term = requireTerm(id, files('glossary'));
      return { id: term.id, definition: term.definition };
    },
  },
  Predeploy: {
    needs: ['name'],
    give: ({ name = '' }, files) => ({ address: requirePredeploy(name, files('predeploys')).address }),
  },
  EventTopic: {
    needs: ['contract', 'event'],
    give: ({ contract = '', event = '' }, files) => {
      const known = { events: files('events'), interop: files('interop') };
      return { topic0: requireEvent(contract, event, known).topic0 };
    },
  },
  ErrorSelector: {
    needs: ['name'],
    give: ({ name = '' }, files) => ({ selector: requireSelector(name, files('errorSelectors')) }),
  },
  FunctionSelector: {
    needs: ['name'],
    give: ({ name = '' }, files) => {
      const known = { events: files('events'), fees: files('fees') };
      return { selector: requireFunctionSelector(name, known) };
    },
  },
  WithdrawalTimeline: {
    needs: [],
    give: (_given, files) => {
      const { proofs } = files('protocol-params');
      return {
        proofMaturity: proofs.proof_maturity_delay,
        gameClock: proofs.max_clock_duration,
        finality: proofs.dispute_game_finality_delay,
      };
    },
  },
  TokenList: {
    needs: [],
    give: (_given, files) => {
      const file = files('tokens');
      return { count: file.tokens.length, facets: tokenFacets(file) };
    },
  },
  Audits: {
    needs: [],
    give: (_given, files) => {
      const file = files('audits');
      return { count: file.audits.length, facets: auditFacets(file) };
    },
  },
  DataFiles: {
    needs: [],
    give: () => ({ entries: dataIndex(readData).datasets }),
  },
};

/** An element's facts. @throws if something is missing or unknown. */
export function factsOf(
  element: string,
  given: Attributes,
  files: FactSource = factSourceOf('current'),
): Facts | undefined {
  const kind = components[element];
  if (!kind) return undefined;
  const missing = kind.needs.filter((name) => given[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`<${element}> needs ${missing.join(' and ')} as plain text in quotes.`);
  }
  return kind.give(given, files);
}

/** The plugin, for `beforeDefaultRemarkPlugins` or `remarkPlugins`. */
export default function facts(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const version = versionOf(file.path);
    const files = factSourceOf(version);
    const then = version !== 'current';
    let showsChains = false;
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      try {
        fill(node, files);
      } catch (error) {
        const page = path.relative(process.cwd(), file.path);
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`${page}:${node.position?.start.line ?? 0}: ${why}`, { cause: error });
      }
      if (then && chainComponents.some((name) => name === node.name)) {
        node.attributes.push(chainsAttribute);
        showsChains = true;
      }
    });
    if (showsChains) {
      tree.children.unshift(
        importOf(chainsThen, `@site/versioned_docs/version-${version}/_data/your-chain.json`),
      );
    }
  };
}

/** Version of a page or partial. */
function versionOf(file: string): string {
  const source = path.relative(root, file).replaceAll(path.sep, '/');
  return /^versioned_docs\/version-([^/]+)\//.exec(source)?.[1] ?? 'current';
}

/** Variable for a snapshot's chains. */
const chainsThen = 'chainsThen';

const chainsAttribute: MdxJsxAttribute = {
  type: 'mdxJsxAttribute',
  name: 'then',
  value: expressionAttribute(chainsThen, { type: 'Identifier', name: chainsThen }),
};

function fill(node: MdxJsxFlowElement | MdxJsxTextElement, files: FactSource): void {
  const given = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
  const found = factsOf(node.name ?? '', given, files);
  if (!found) return;
  if (components[node.name ?? '']?.needsWords === true && node.children.length === 0) {
    throw new Error(`<${node.name} id="${given.id ?? ''}"> needs the words it explains between its tags.`);
  }
  node.attributes = [
    ...node.attributes.filter(
      (attribute) => attribute.type !== 'mdxJsxAttribute' || !(attribute.name in found),
    ),
    ...Object.entries(found).map(([name, value]) => attributeOf(name, value)),
  ];
}

/** Hash of current data files; snapshots' data is in the samples' hash. */
export function factsFingerprint(read = readData): string {
  const hash = createHash('sha256');
  for (const { name, file } of datasets) hash.update(`${name}\0`).update(read(file));
  return hash.digest('hex');
}
