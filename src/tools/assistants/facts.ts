/** Looks up errors, chains, addresses and terms in the site's data files. */
import { isSinceGenesis } from '../../data/activation';
import { type Chain, type ChainsFile } from '../../data/chains';
import { type ContractErrorsFile, unexplainedErrors } from '../../data/contractErrors';
import { errorAnchor, type ErrorsFile, errorTitle, type KnownError } from '../../data/errors';
import { glossaryRoute, type GlossaryFile } from '../../data/glossary';
import { type PredeploysFile } from '../../data/predeploys';
import { type PreinstallsFile } from '../../data/preinstalls';
import { type Source } from '../../data/provenance';
import { decode, type Finding } from '../errors/decode';
import { chainSlug } from '../../features/yourChain/selection';
import { type Answer, nameKey, type Refusal, type Reply, shortened, unknownName } from './answers';
import { type BuiltSite } from './builtSite';

const decoderRoute = '/interop/tools/error-decoder';
const networksRoute = '/superchain/networks';
const addressesRoute = '/superchain/addresses';
const interopRoute = '/interop/predeploy';
const preinstallsRoute = '/operators/chain-operators/features/preinstalls#addresses';

/** A data file's source, in the form that pages use. */
function entryOf({ repo, commit, path }: Pick<Source, 'repo' | 'commit' | 'path'>): string {
  return `${repo}@${commit}:${path}`;
}

function answer(site: BuiltSite, route: string, rest: Omit<Answer, 'route' | 'address'>): Answer {
  return { ...rest, route, address: site.addressOf(route) };
}

/**
 * Finds errors by selector, name or text, or in anything that contains one: revert data, a log line, a node's
 * response.
 */
export function lookUpError(site: BuiltSite, text: string): Reply {
  const { groups: explained } = site.data('errors') as ErrorsFile;
  const declared = site.data('contract-errors') as ContractErrorsFile;
  const others = { ...unexplainedErrors(explained, declared), sources: [entryOf(declared.source)] };
  const groups = [...explained, others];
  const { findings, remarks } = decode(text, groups);
  if (findings.length > 0) return { answers: findings.map((finding) => errorAnswer(site, finding)) };
  const known = groups.flatMap((group) => group.errors.map((error) => ({ error, group })));
  const sameName = known.filter(({ error }) => nameKey(errorTitle(error)) === nameKey(text));
  if (nameKey(text) !== '' && sameName.length > 0) {
    return { answers: sameName.map((each) => errorAnswer(site, { ...each, evidence: text, arguments: [] })) };
  }
  // No suggestions for hex: a digit more or less is another error.
  if (/^(0x)?[\da-f]+$/i.test(text.trim())) return { refusal: remarks.join(' ') };
  return unknownName(
    'error',
    text,
    known.map(({ error }) => errorTitle(error)),
  );
}

function errorAnswer(site: BuiltSite, { error, group, arguments: values }: Finding): Answer {
  const link = error.link ?? group.link;
  const lines = [
    `${error.meaning} ${error.cause}`,
    ...marksOf(error).map((mark) => `- ${mark}`),
    ...values.map(({ name, type, value }) => `- Argument ${name} (${type}): ${value}`),
    `- Next: [${link.label}](${/^https?:/.test(link.to) ? link.to : site.addressOf(link.to)})`,
  ];
  return answer(site, `${decoderRoute}#${errorAnchor(error)}`, {
    name: errorTitle(error),
    source: group.sources,
    text: lines.join('\n'),
  });
}

function marksOf(error: KnownError): string[] {
  const from = `From: ${error.contract}`;
  switch (error.kind) {
    case 'custom':
      return [`Selector: ${[error.selector, ...(error.other_selectors ?? [])].join(', ')}`, from];
    case 'string':
      return ['Revert text, from Error(string)', from];
    case 'panic':
      return [`Panic code: ${error.code}`, from];
    case 'rpc':
      return [
        ...(error.code === undefined ? [] : [`Code: ${error.code}`]),
        ...(error.text === undefined ? [] : [`Text: ${error.text}`]),
        from,
      ];
  }
}

function idsOf({ chain_id: id }: Pick<Chain, 'chain_id'>): string[] {
  return [String(id), `0x${id.toString(16)}`];
}

function namesOf(chain: Chain): string[] {
  return [chain.name, chain.identifier, chainSlug(chain), ...idsOf(chain)];
}

function chainsNamed({ chains }: ChainsFile, asked: string): readonly Chain[] {
  // Exact names first: `op` is one chain's slug and the beginning of many names.
  const key = nameKey(asked);
  return chains.filter((chain) => namesOf(chain).some((name) => nameKey(name) === key));
}

/** Whether an unknown chain left the registry or was never in it. */
function unknownChain({ chains, left }: ChainsFile, asked: string): Refusal {
  const gone = left.find((chain) =>
    [chain.name, chain.identifier, ...idsOf(chain)].some((name) => nameKey(name) === nameKey(asked)),
  );
  return gone === undefined
    ? unknownName(
        'chain in the registry called',
        asked,
        chains.flatMap((chain) => [chain.name, chain.identifier]),
      )
    : {
        refusal: `${gone.name} (chain ID ${gone.chain_id}) left the superchain-registry on ${gone.left}; the site has no facts about it since then.`,
      };
}

/** A chain of the superchain-registry, by its name, its identifier or its chain ID. */
export function lookUpChain(site: BuiltSite, asked: string): Reply {
  const file = site.data('chains') as ChainsFile;
  const found = chainsNamed(file, asked);
  if (found.length === 0) return unknownChain(file, asked);
  const answers = found.map((chain) =>
    answer(site, `${networksRoute}#${chain.identifier}`, {
      name: chain.name,
      source: [entryOf({ ...file.source, path: chain.path })],
      text: chainText(chain),
    }),
  );
  return { answers };
}

function chainText(chain: Chain): string {
  const forks = Object.entries(chain.hardforks).map(
    ([fork, { timestamp, utc }]) =>
      `${fork} ${isSinceGenesis(timestamp, chain.genesis) ? 'since genesis' : utc}`,
  );
  const facts = [
    ['Chain ID', `${chain.chain_id} (0x${chain.chain_id.toString(16)})`],
    ['Identifier in the registry', chain.identifier],
    ['L1 chain ID', chain.l1_chain_id],
    ['RPC', chain.public_rpc],
    ['Sequencer', chain.sequencer_rpc],
    ['Explorer', chain.explorer],
    ['Block time', `${chain.block_time} s`],
    ['Data availability', chain.data_availability_type],
    ['Fault proofs', chain.fault_proofs_status],
    ['Gas token', chain.gas_paying_token ?? 'ETH'],
    ['Sequencing window', `${chain.seq_window_size} L1 blocks`],
    ['Network upgrades', forks.join(', ')],
    ...(chain.interop
      ? [['Accepts messages from chains', chain.interop.dependencies.join(', ')] as const]
      : []),
  ];
  return facts
    .map(([name, value]) => `- ${name}: ${value === '' ? 'none in the registry' : value}`)
    .join('\n');
}

interface KnownAddress {
  readonly name: string;
  readonly address: string;
  /** What it is and where, in a few words. */
  readonly text: string;
  /** Undefined if it is the same on every chain. */
  readonly chain?: Chain;
  readonly route: string;
  readonly source: string;
}

/** Of all chains in the registry, and predeploys and preinstalls. */
function knownAddresses(site: BuiltSite): KnownAddress[] {
  const chains = site.data('chains') as ChainsFile;
  const predeploys = site.data('predeploys') as PredeploysFile;
  const preinstalls = site.data('preinstalls') as PreinstallsFile;
  const ofChains = chains.chains.flatMap((chain) => {
    const shared = {
      chain,
      route: `${addressesRoute}?chain=${chainSlug(chain)}#l1-contracts-of-your-chain`,
      source: entryOf({ ...chains.source, path: chain.path }),
    };
    return [
      ...Object.entries(chain.addresses).map(([name, address]) => ({
        ...shared,
        name,
        address,
        text: `L1 contract of ${chain.name}, on the chain with ID ${chain.l1_chain_id}`,
      })),
      ...Object.entries(chain.roles).map(([name, address]) => ({
        ...shared,
        name,
        address,
        text: `Account that holds the role ${name} of ${chain.name}`,
      })),
      {
        ...shared,
        name: 'BatchInbox',
        address: chain.batch_inbox_addr,
        text: `L1 address that receives the batches of ${chain.name}; it has no code`,
      },
    ];
  });
  const ofEveryChain = [
    ...predeploys.predeploys.map((each) => ({ ...each, interop: false })),
    ...predeploys.interop_predeploys.map((each) => ({ ...each, interop: true })),
  ].map(({ name, address, introduced, interop }) => ({
    name,
    address,
    text: `Predeploy${interop ? ' of interop' : ''}, at the same address on every chain; ${introduced === 'Legacy' ? 'from before Bedrock' : `introduced by ${introduced}`}`,
    route: interop ? interopRoute : addressesRoute,
    source: entryOf(predeploys.source),
  }));
  const ofOthers = preinstalls.preinstalls.map(({ name, address }) => ({
    name,
    address,
    text: 'Third-party contract that new chains have from genesis',
    route: preinstallsRoute,
    source: entryOf(preinstalls.source),
  }));
  return [...ofEveryChain, ...ofOthers, ...ofChains];
}

/** An address to identify, or a contract or role to locate. */
export interface AddressQuestion {
  /** `0x` and 40 digits, or the name of a contract or role, with or without `Proxy`. */
  readonly query: string;
  /** Name, identifier or id of a chain. Contract names default to OP Mainnet. */
  readonly chain?: string;
}

/** Identifies an address on every chain that has it, or locates a contract. */
export function lookUpAddress(site: BuiltSite, { query, chain }: AddressQuestion): Reply {
  const asked = query.trim();
  const chains = site.data('chains') as ChainsFile;
  const wanted = chain === undefined ? undefined : chainsNamed(chains, chain);
  if (wanted?.length === 0) return unknownChain(chains, chain ?? '');
  const known = knownAddresses(site);
  const isAddress = /^0x[\da-f]*$/i.test(asked);
  if (isAddress && asked.length !== 42) {
    return { refusal: `"${shortened(asked)}" has ${asked.length - 2} digits after 0x; an address has 40.` };
  }
  const matching = known.filter(({ name, address }) =>
    isAddress ? address.toLowerCase() === asked.toLowerCase() : contractKey(name) === contractKey(asked),
  );
  if (matching.length === 0) {
    return isAddress
      ? {
          refusal: `The site knows no contract or role at ${asked}. It knows those of the chains in the superchain-registry, predeploys and preinstalls.`,
        }
      : unknownName(
          'contract or role',
          asked,
          known.map(({ name }) => name),
        );
  }
  const there = wanted ?? (isAddress ? undefined : chainsNamed(chains, 'mainnet/op'));
  const found = matching.filter(
    ({ chain: own }) => own === undefined || there === undefined || there.includes(own),
  );
  if (found.length === 0) {
    return wanted === undefined
      ? {
          refusal: `OP Mainnet has no ${shortened(asked)}. Name a chain that has: ${[...new Set(matching.map((each) => each.chain?.name))].slice(0, 5).join(', ')}.`,
        }
      : {
          refusal: `${wanted.map(({ name }) => name).join(' and ')} has no ${shortened(asked)} in the registry.`,
        };
  }
  const answers = found.map(({ name, address, text, route, source }) =>
    answer(site, anchored(site, route, name, address), {
      name,
      source: [source],
      text: `${address}\n\n${text}.`,
    }),
  );
  return { answers };
}

/** A contract's name without optional endings. */
function contractKey(name: string): string {
  return nameKey(name).replace(/(proxy)?(address)?$/, '');
}

/** Adds the anchor of the row or section about an address, if the page has one. */
function anchored(site: BuiltSite, route: string, name: string, address: string): string {
  const { pages, sections } = site.version('current').file;
  const own = sections.find(
    ({ page, kind, hash, heading, names = [] }) =>
      heading === name &&
      hash.startsWith('#') &&
      (kind === 'contract' ? names.includes(address) : site.routeOf(pages[page]?.url ?? '') === route),
  );
  return own === undefined ? route : site.routeOf((pages[own.page]?.url ?? '') + own.hash);
}

/** A glossary entry, by its name or an alias. */
export function lookUpTerm(site: BuiltSite, asked: string): Reply {
  const { terms, source } = site.data('glossary') as GlossaryFile;
  const key = nameKey(asked);
  const found = terms.filter(({ term, aliases = [] }) =>
    [term, ...aliases].some((name) => nameKey(name) === key),
  );
  if (found.length === 0) {
    return unknownName(
      'glossary entry',
      asked,
      terms.flatMap(({ term, aliases = [] }) => [term, ...aliases]),
    );
  }
  const titles = new Map(terms.map(({ id, term }) => [id, term]));
  const answers = found.map(({ id, term, aliases = [], definition, page, see = [] }) =>
    answer(site, `${glossaryRoute}#${id}`, {
      name: term,
      source: [entryOf(source)],
      text: [
        definition,
        '',
        ...(aliases.length === 0 ? [] : [`- Also: ${aliases.join(', ')}`]),
        ...(page === undefined ? [] : [`- More: ${site.addressOf(page)}`]),
        ...(see.length === 0 ? [] : [`- See: ${see.map((other) => titles.get(other) ?? other).join(', ')}`]),
      ].join('\n'),
    }),
  );
  return { answers };
}
