/** Makes proxyd.json from the Go structs of proxyd's configuration. */
import { type ProxydFile } from '../../data/cliFlags';
import { Evaluator, plain, Scope, type Value } from '../monorepo/goEvaluate';
import { FlagSourceError, goDuration } from '../monorepo/goFlags';
import { type GoPackage, goPackages, type Parse, type SourceFiles } from '../monorepo/goPackages';
import { Findings, type RegistryNotice } from '../registry/fields';
import { type GoTypes, goTypes } from './goStructs';

/** Folder in the repository, and name of the module. */
export const proxydFolder = 'proxyd';
const goModule = 'github.com/ethereum-optimism/infra';

type Section = ProxydFile['sections'][number];
type Field = Section['fields'][number];

export interface ProxydRelease {
  readonly tag: string;
  readonly files: SourceFiles;
}

/** The new data, and notices for a person. */
export interface ReadProxyd {
  readonly data: ProxydFile;
  readonly notices: readonly RegistryNotice[];
  readonly decisions: readonly RegistryNotice[];
}

/** Constants that are defaults, by `section.key`. Defaults set inside functions are kept as they were. */
const defaults: Readonly<Record<string, string>> = {
  'server.max_body_size_bytes': 'defaultBodySizeLimit',
  'server.max_concurrent_ws_rpcs': 'defaultMaxConcurrentWSRPCs',
  'server.max_request_body_log_len': 'maxRequestBodyLogLen',
  'server.max_upstream_batch_size': 'defaultMaxUpstreamBatchSize',
  'cache.ttl': 'defaultCacheTtl',
  'rate_limit.ip_header_override': 'defaultRateLimitHeader',
  'batch.max_size': 'DefaultMaxBatchRPCCallsLimit',
  'backend_groups.<name>.consensus_poller_interval': 'DefaultPollerInterval',
  'interop_validation.strategy': 'defaultInteropValidationStrategy',
  'interop_validation.load_balancing_unhealthiness_timeout':
    'defaultInteropLoadBalancingUnhealthinessTimeout',
  'interop_validation.req_size_limit': 'defaultInteropReqSizeLimit',
  'interop_validation.access_list_size_limit': 'defaultInteropAccessListSizeLimit',
  'tx_validation_middleware.timeout_seconds': 'defaultValidationTimeoutSeconds',
};

/**
 * Makes the new data.
 *
 * @param releases those newer than the data, oldest first, ending with the one to show
 * @throws FlagSourceError if the source does not have the settings
 */
export function readProxyd(
  source: ProxydFile['source'],
  releases: readonly ProxydRelease[],
  before: ProxydFile,
  parse: Parse,
): ReadProxyd {
  const findings = new Findings();
  const read = releases.map(({ tag, files }) => ({ tag, ...settingsOf(files, parse, tag) }));
  const shown = read.at(-1);
  const files = releases.at(-1)?.files;
  if (shown === undefined || files === undefined) throw new FlagSourceError('There is no release to read.');

  const values = goPackages(files, parse, goModule);
  const evaluator = new Evaluator(values);
  const pkg = values(`${goModule}/${proxydFolder}`);
  const old = new Map(
    before.sections.flatMap(({ section, fields }) => fields.map((each) => [pathOf(section, each), each])),
  );
  const missing: string[] = [];
  const sections = shown.sections.map(({ section, fields }): Section => ({
    section,
    fields: fields.map((field): Field => {
      const path = pathOf(section, field);
      const known = old.get(path);
      const first = known?.first_tag ?? (known ? undefined : firstWith(read, path));
      const value = defaultOf(evaluator, path, findings) ?? known?.default;
      if (known === undefined && !isTable(field.type, shown.types)) missing.push(path);
      return {
        ...field,
        ...(value !== undefined && { default: value }),
        ...(known?.keywords !== undefined && { keywords: known.keywords }),
        ...(first !== undefined && { first_tag: first }),
      };
    }),
  }));
  const now = new Set(sections.flatMap(({ section, fields }) => fields.map((each) => pathOf(section, each))));
  const gone = [...old.keys()].filter((path) => !now.has(path));
  const removed = [
    ...(before.removed ?? []).filter(({ field }) => !now.has(field)),
    ...gone.map((field) => ({ field, last_tag: lastWith(read, field) ?? before.source.tag ?? '' })),
  ];
  return {
    data: {
      ...before,
      source,
      sections,
      cached_methods: cachedMethods(pkg),
      errors: errorsOf(pkg, evaluator, before, findings),
      ...(removed.length > 0 && { removed }),
    },
    notices: findings.notices,
    decisions: [
      {
        cause: 'New fields of proxyd need keywords in src/data/cli-flags/proxyd.json and a line on its page',
        places: missing,
      },
      { cause: 'Fields that proxyd no longer has, and that its page may name', places: gone },
    ].filter(({ places }) => places.length > 0),
  };
}

interface Settings {
  readonly sections: readonly Section[];
  readonly types: GoTypes;
}

const pathOf = (section: string, { key }: Pick<Field, 'key'>): string => `${section}.${key}`;

const has = ({ sections }: Settings, path: string): boolean =>
  sections.some(({ section, fields }) => fields.some((field) => pathOf(section, field) === path));

type ReadSettings = Settings & { readonly tag: string };

/** The first release from which on all have a field. */
function firstWith(read: readonly ReadSettings[], path: string): string | undefined {
  const lastWithout = read.findLastIndex((each) => !has(each, path));
  return read[lastWithout + 1]?.tag;
}

function lastWith(read: readonly ReadSettings[], path: string): string | undefined {
  return read.findLast((each) => has(each, path))?.tag;
}

/** The struct behind a field's type, and whether the field is a map of them. */
function tableOf(type: string, { structs, others }: GoTypes): { struct: string; named: boolean } | undefined {
  if (structs.has(type)) return { struct: type, named: false };
  const of = /^map\[string\]\*?(\w+)$/.exec(others.get(type) ?? type)?.[1];
  return of !== undefined && structs.has(of) ? { struct: of, named: true } : undefined;
}

const isTable = (type: string, types: GoTypes): boolean => tableOf(type, types) !== undefined;

/** Tables of the file, each after its parent. Tables under arbitrary names appear once. */
function settingsOf(files: SourceFiles, parse: Parse, tag: string): Settings {
  const types = goTypes(files, proxydFolder, parse);
  if (!types.structs.has('Config'))
    throw new FlagSourceError(
      `${tag}: ${proxydFolder} declares no struct Config, which the settings are read from.`,
    );
  const fieldsOf = (struct: string): readonly Field[] =>
    (types.structs.get(struct) ?? []).map(({ key, type }) => ({
      key,
      type: type === 'TOMLDuration' ? 'duration' : type,
    }));
  const below = (section: string, struct: string, isTop: boolean): readonly Section[] => [
    { section, fields: fieldsOf(struct) },
    ...fieldsOf(struct).flatMap(({ key, type }) => {
      const table = tableOf(type, types);
      if (!table || !(isTop || table.named)) return [];
      const path = isTop ? key : `${section}.${key}`;
      return below(table.named ? `${path}.<${isTop ? 'name' : 'method'}>` : path, table.struct, false);
    }),
  ];
  return { sections: below('(root)', 'Config', true), types };
}

/** The constant that is a field's default; undefined if `defaults` names none. */
function defaultOf(evaluator: Evaluator, path: string, findings: Findings): string | number | undefined {
  const name = defaults[path];
  if (name === undefined) return undefined;
  const value = evaluator.variable(`${goModule}/${proxydFolder}`, name);
  const read = defaultText(value, path);
  if (read === undefined)
    findings.notice(
      'Defaults of proxyd whose constant is gone or cannot be read (src/refresh/infra/readProxyd.ts): kept as they were',
      `${path}: ${name}`,
    );
  return read;
}

function defaultText(value: Value, path: string): string | number | undefined {
  const bare = plain(value);
  if (typeof bare === 'string' || typeof bare === 'number') return bare;
  if (typeof bare !== 'bigint') return undefined;
  return /ttl|_interval|_timeout$/.test(path) ? shortDuration(bare) : Number(bare);
}

/** Go's `1h0m0s` as `1h`, as configuration files write it. */
function shortDuration(nanoseconds: bigint): string {
  return goDuration(nanoseconds).replace(/m0s$/, 'm').replace(/h0m$/, 'h');
}

/** Keys of the map that lists the cacheable methods. */
function cachedMethods(pkg: GoPackage | undefined): readonly string[] {
  const made = pkg?.functions.get('newRPCCache')?.node;
  const map = made
    ?.descendantsOfType('composite_literal')
    .find((each) => each?.childForFieldName('type')?.text === 'map[string]RPCMethodHandler');
  const keys = (map?.descendantsOfType('keyed_element') ?? []).flatMap((each) => {
    const key = /^"(.+)"$/.exec(each?.namedChildren[0]?.text ?? '')?.[1];
    return key === undefined ? [] : [key];
  });
  if (keys.length > 0) return keys;
  throw new FlagSourceError(
    `${proxydFolder}: newRPCCache has no map[string]RPCMethodHandler with the cached methods. Adapt src/refresh/infra/readProxyd.ts.`,
  );
}

/**
 * Errors with code and HTTP status, by code. Known ones keep our names; new ones are named by their message.
 */
function errorsOf(
  pkg: GoPackage | undefined,
  evaluator: Evaluator,
  before: ProxydFile,
  findings: Findings,
): ProxydFile['errors'] {
  const places = [...(pkg?.values.values() ?? []), ...(pkg?.functions.values() ?? [])];
  const errors = new Map<number, ProxydFile['errors'][number]>();
  for (const place of places) {
    const node = 'node' in place ? place.node : place.value;
    for (const literal of node?.descendantsOfType('composite_literal') ?? []) {
      if (literal?.childForFieldName('type')?.text !== 'RPCErr') continue;
      const struct = evaluator.evaluate(literal, new Scope(place.file));
      const field = (key: string): Value =>
        plain(
          struct !== null && typeof struct === 'object' && 'fields' in struct
            ? (struct.fields.get(key) ?? null)
            : null,
        );
      const [code, http, message] = [field('Code'), field('HTTPErrorCode'), field('Message')];
      if (typeof code !== 'bigint' || errors.has(Number(code))) continue;
      const known = before.errors.find((each) => each.code === Number(code));
      const name = known?.name ?? (typeof message === 'string' ? message : undefined);
      if (name === undefined) {
        findings.notice('Errors of proxyd without a message that can be read: left out', String(code));
        continue;
      }
      errors.set(Number(code), {
        name,
        code: Number(code),
        http: typeof http === 'bigint' ? Number(http) : null,
      });
    }
  }
  return [...errors.values()].sort((a, b) => b.code - a.code);
}
