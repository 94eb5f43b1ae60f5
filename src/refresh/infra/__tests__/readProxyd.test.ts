import { type ProxydFile } from '../../../data/cliFlags';
import { goParser } from '../../monorepo/grammars';
import { readProxyd, type ReadProxyd } from '../readProxyd';

/** proxyd's ways of declaring settings, in miniature. */
const config = (fields: string): string => `
package proxyd

type TOMLDuration time.Duration

type ServerConfig struct {
	// Upstream's words.
	MaxBodySizeBytes int64 \`toml:"max_body_size_bytes"\`
	${fields}
}

type LimitConfig struct {
	Enabled   bool
	Interval  TOMLDuration \`toml:"interval"\`
	Overrides map[string]*Override \`toml:"method_overrides"\`
	Hidden    string \`toml:"-"\`
}

type Override struct {
	Limit *int \`toml:"limit"\`
}

type NodesConfig map[string]*NodeConfig

type NodeConfig struct {
	URL    string      \`toml:"url"\`
	Limits LimitConfig \`toml:"limits"\`
}

type Config struct {
	Server ServerConfig \`toml:"server"\`
	Limit  LimitConfig  \`toml:"rate_limit"\`
	Nodes  NodesConfig  \`toml:"backends"\`
}
`;
const rest = `
package proxyd

import "github.com/syndtr/goleveldb/leveldb/opt"

const (
	defaultBodySizeLimit = 256 * opt.KiB
	internal = -32000
)

var ErrInternal = &RPCErr{Code: internal, Message: "internal error", HTTPErrorCode: 500}
var ErrOffline = &RPCErr{Code: internal - 10, Message: "backend offline"}
var ErrCanceled = &RPCErr{Code: internal - 23, Message: context.Canceled.Error(), HTTPErrorCode: 499}

func ErrInvalid(msg string) *RPCErr {
	return &RPCErr{Code: -32600, Message: msg, HTTPErrorCode: 400}
}

func newRPCCache(cache Cache) RPCCache {
	handlers := map[string]RPCMethodHandler{
		"eth_chainId": static,
		"net_version": static,
	}
	return &rpcCache{handlers: handlers}
}
`;

const release = (
  version: string,
  fields = '',
  other = rest,
): { tag: string; files: { list: () => readonly string[]; read: (path: string) => string | undefined } } => ({
  tag: `proxyd/${version}`,
  files: {
    list: () => ['config.go', 'server.go', 'server_test.go'],
    read: (path) =>
      ({ 'proxyd/config.go': config(fields), 'proxyd/server.go': other })[path] ?? 'package broken {',
  },
});

const source = {
  repo: 'a/b',
  commit: 'c'.repeat(40),
  path: 'proxyd/config.go',
  commit_date: '2026-07-27T15:24:10Z',
};
const before: ProxydFile = {
  source: { ...source, tag: 'proxyd/v1.0.0' },
  component: 'proxyd',
  notes: [],
  invocation: 'proxyd <config.toml>',
  sections: [
    {
      section: 'server',
      fields: [
        { key: 'max_body_size_bytes', type: 'int64', default: 1, keywords: 'our words' },
        { key: 'old', type: 'bool' },
      ],
    },
  ],
  cached_methods: [],
  errors: [{ name: 'our name', code: -32600, http: 400 }],
  headers: ['X-Served-By'],
};

const read = async (...releases: readonly ReturnType<typeof release>[]): Promise<ReadProxyd> =>
  readProxyd({ ...source, tag: 'proxyd/v1.2.0' }, releases, before, await goParser());

describe('reading the settings of proxyd', () => {
  it('finds every table, with its TOML field names and constant defaults', async () => {
    const { data } = await read(release('v1.2.0'));
    expect(
      data.sections.map(({ section, fields }) => [section, fields.map(({ key, type }) => `${key} ${type}`)]),
    ).toEqual([
      ['(root)', ['server ServerConfig', 'rate_limit LimitConfig', 'backends NodesConfig']],
      ['server', ['max_body_size_bytes int64']],
      ['rate_limit', ['Enabled bool', 'interval duration', 'method_overrides map[string]*Override']],
      ['rate_limit.method_overrides.<method>', ['limit int']],
      ['backends.<name>', ['url string', 'limits LimitConfig']],
    ]);
    expect(data.sections[1]?.fields).toEqual([
      { key: 'max_body_size_bytes', type: 'int64', default: 262_144, keywords: 'our words' },
    ]);
    expect(JSON.stringify(data)).not.toContain('Upstream');
  });

  it('finds errors and cached methods, keeping our names', async () => {
    const { data, notices } = await read(release('v1.2.0'));
    expect(data.errors).toEqual([
      { name: 'internal error', code: -32000, http: 500 },
      { name: 'backend offline', code: -32010, http: null },
      { name: 'our name', code: -32600, http: 400 },
    ]);
    expect(data.cached_methods).toEqual(['eth_chainId', 'net_version']);
    expect(data.headers).toEqual(['X-Served-By']);
    expect(notices).toContainEqual({
      cause: 'Errors of proxyd without a message that can be read: left out',
      places: ['-32023'],
    });
  });

  it('dates added and removed fields by the releases in between', async () => {
    const { data, decisions } = await read(
      release('v1.1.0', 'Old bool `toml:"old"`'),
      release('v1.2.0', 'New *uint64 `toml:"new"`'),
    );
    expect(data.sections[1]?.fields[1]).toEqual({ key: 'new', type: 'uint64', first_tag: 'proxyd/v1.2.0' });
    expect(data.removed).toEqual([{ field: 'server.old', last_tag: 'proxyd/v1.1.0' }]);
    expect(decisions.map(({ places }) => places)).toEqual([
      expect.arrayContaining(['server.new', 'backends.<name>.url']),
      ['server.old'],
    ]);
  });

  it('reports a default it could not find and keeps the old one', async () => {
    const { data, notices } = await read(
      release('v1.2.0', '', rest.replace('defaultBodySizeLimit', 'other')),
    );
    expect(data.sections[1]?.fields[0]?.default).toBe(1);
    expect(notices[0]).toEqual({
      cause:
        'Defaults of proxyd whose constant is gone or cannot be read (src/refresh/infra/readProxyd.ts): kept as they were',
      places: ['server.max_body_size_bytes: defaultBodySizeLimit'],
    });
  });

  it('rejects a source without settings or cached methods', async () => {
    const empty = { tag: 'proxyd/v1.2.0', files: { list: () => [], read: () => undefined } };
    await expect(read(empty)).rejects.toThrow('proxyd/v1.2.0: proxyd declares no struct Config');
    await expect(read(release('v1.2.0', '', 'package proxyd'))).rejects.toThrow('newRPCCache has no map');
  });
});
