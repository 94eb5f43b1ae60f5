import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareTags, type FlagFile } from '../../../data/cliFlags';
import { goDuration, GoFlagReader, type DeclaredFlag } from '../goFlags';
import { goParser } from '../grammars';
import { gitRepository, type GitRepository } from '../../../../tests/support/gitRepository';
import { refreshData } from '../../../../tests/support/refreshData';

const prefix = 'github.com/ethereum-optimism/optimism';

/** A program with every form of declaration in the monorepo. */
const node = (flags: string, lists = ''): string => `
package flags

import (
	"time"

	"github.com/urfave/cli/v2"
	oplog "${prefix}/op-service/log"
)

const EnvVarPrefix = "OP_NODE"

func prefixEnvVars(names ...string) []string {
	envs := make([]string, 0, len(names))
	for _, name := range names {
		envs = append(envs, EnvVarPrefix+"_"+name)
	}
	return envs
}

var (
	L1 = &cli.StringFlag{Name: "l1", Usage: "Upstream's words.", EnvVars: prefixEnvVars("L1_RPC")}
	${flags}
)

var requiredFlags = []cli.Flag{L1}

var optionalFlags = []cli.Flag{${lists}}

func init() {
	optionalFlags = append(optionalFlags, oplog.CLIFlags(EnvVarPrefix)...)
	Flags = append(requiredFlags, optionalFlags...)
}

var Flags []cli.Flag
`;

const log = `
package log

import (
	"fmt"
	"github.com/urfave/cli/v2"
)

type Format string

const (
	FormatText Format = "text"
	FormatJSON Format = "json"
)

var formats = []Format{FormatText, FormatJSON}

func (f Format) String() string { return string(f) }

func EnumString(all []Format) string { return "" }

func CLIFlags(envPrefix string) []cli.Flag {
	return []cli.Flag{
		&cli.GenericFlag{
			Name:     "log.format",
			Usage:    fmt.Sprintf("One of %s", EnumString(formats)),
			Value:    FormatText,
			EnvVars:  []string{envPrefix + "_LOG_FORMAT"},
			Category: "4. LOGGING",
		},
	}
}
`;

const poll = (value: string): string =>
  `Poll = &cli.DurationFlag{Name: "poll", Aliases: []string{"interval"}, EnvVars: prefixEnvVars("POLL", "OLD_POLL"), Value: ${value}}`;
const old = `Old = &cli.BoolFlag{Name: "old", Usage: "Deprecated: use poll", Hidden: true}`;
const source = (flags: string, lists: string): Readonly<Record<string, string>> => ({
  'op-node/flags/flags.go': node(flags, lists),
  'op-service/log/cli.go': log,
});

async function flagsIn(files: Readonly<Record<string, string>>): Promise<readonly DeclaredFlag[]> {
  const folders = {
    list: (folder: string): readonly string[] =>
      Object.keys(files).flatMap((path) =>
        path.slice(0, path.lastIndexOf('/')) === folder ? [path.slice(folder.length + 1)] : [],
      ),
    read: (path: string): string | undefined => files[path],
  };
  return new GoFlagReader(folders, await goParser()).flags({
    variables: ['op-node/flags.Flags'],
    required: 'op-node/flags.requiredFlags',
  });
}

describe('reading flags of a Go program', () => {
  it('evaluates names, variables, defaults and lists as the program does', async () => {
    const flags = await flagsIn(source(`${poll('90 * time.Second')}\n\t${old}`, 'Poll, Old'));
    expect(flags.map((flag) => ({ ...flag, usage: undefined, unknownFields: undefined }))).toEqual([
      {
        name: 'l1',
        aliases: [],
        env: ['OP_NODE_L1_RPC'],
        type: 'String',
        default: null,
        required: true,
        hidden: false,
        deprecated: false,
      },
      {
        name: 'poll',
        aliases: ['interval'],
        env: ['OP_NODE_POLL', 'OP_NODE_OLD_POLL'],
        type: 'Duration',
        default: '1m30s',
        required: false,
        hidden: false,
        deprecated: false,
      },
      {
        name: 'old',
        aliases: [],
        env: [],
        type: 'Bool',
        default: false,
        required: false,
        hidden: true,
        deprecated: true,
      },
      {
        name: 'log.format',
        aliases: [],
        env: ['OP_NODE_LOG_FORMAT'],
        type: 'Generic',
        default: 'text',
        required: false,
        hidden: false,
        deprecated: false,
        category: 'LOGGING',
        options: ['text', 'json'],
      },
    ]);
  });

  it('does not guess a default that depends on running the program', async () => {
    const flags = await flagsIn(source('Home = &cli.StringFlag{Name: "home", Value: os.TempDir()}', 'Home'));
    expect(flags.find(({ name }) => name === 'home')).toMatchObject({
      default: null,
      unreadDefault: 'os.TempDir()',
    });
  });

  it('reports unknown fields', async () => {
    const flags = await flagsIn(source('New = &cli.StringFlag{Name: "new", Sparkle: true}', 'New'));
    expect(flags.find(({ name }) => name === 'new')?.unknownFields).toEqual(['Sparkle']);
  });

  it.each([
    [
      'a name that is not there',
      'Odd = &cli.StringFlag{Name: somewhere.Name}',
      'Odd',
      /a flag without a name/,
    ],
    ['a flag that is not there', '', 'Nowhere', /a flag without a name that can be read: Nowhere/],
  ])('rejects %s', async (_what, flags, lists, message) => {
    await expect(flagsIn(source(flags, lists))).rejects.toThrow(message);
  });

  it('does not skip a loop over a list it cannot read', async () => {
    const made = `
func made() []cli.Flag {
	flags := []cli.Flag{}
	for _, name := range elsewhere.Names() {
		flags = append(flags, &cli.StringFlag{Name: name})
	}
	return flags
}
var Flags = made()
var requiredFlags = []cli.Flag{}
`;
    const alone = { 'op-node/flags/flags.go': `package flags\nimport "github.com/urfave/cli/v2"\n${made}` };
    await expect(flagsIn(alone)).rejects.toThrow('op-node/flags.Flags is no list of flags that can be read.');
  });

  it.each([
    [0n, '0s'],
    [1_500_000n, '1.5ms'],
    [90_000_000_000n, '1m30s'],
    [43_200_000_000_000n, '12h0m0s'],
    [2_500_000_000n, '2.5s'],
  ])('writes %s nanoseconds as Go does', (nanoseconds, text) => {
    expect(goDuration(nanoseconds)).toBe(text);
  });
});

describe('release tags', () => {
  it('are sorted by number, candidates before their release', () => {
    const tags = ['a/v1.10.0', 'a/v1.9.0', 'a/v1.10.0-rc.2', 'a/v1.10.0-rc.10', 'a/v2.0.0-alpha.1'];
    expect(tags.sort(compareTags)).toEqual([
      'a/v1.9.0',
      'a/v1.10.0-rc.2',
      'a/v1.10.0-rc.10',
      'a/v1.10.0',
      'a/v2.0.0-alpha.1',
    ]);
  });
});

describe('the command', () => {
  let place: string;
  let src: string;
  let monorepo: GitRepository;

  const run = async (...args: readonly string[]): Promise<{ status: number; output: string }> => {
    const { status, stdout, stderr } = await refreshData('--src', src, ...args);
    return { status, output: stdout + stderr };
  };
  const data = (): FlagFile =>
    JSON.parse(readFileSync(join(src, 'data/cli-flags/op-node.json'), 'utf8')) as FlagFile;
  const release = (day: string, tag: string, flags: string, lists: string): void => {
    monorepo.commit(day, source(flags, lists));
    monorepo.git('tag', tag);
  };

  beforeEach(async () => {
    place = mkdtempSync(join(tmpdir(), 'flags-'));
    src = join(place, 'src');
    mkdirSync(join(src, 'data/cli-flags'), { recursive: true });
    monorepo = gitRepository(join(place, 'monorepo'));
    release('2025-06-01', 'op-node/v1.0.0', `${poll('12 * time.Second')}\n\t${old}`, 'Poll, Old');
    const first = await run('--monorepo', `${monorepo.folder}@op-node/v1.0.0`);
    expect(first).toMatchObject({ status: 0 });
    release('2025-07-01', 'op-node/v1.1.0', poll('6 * time.Second'), 'Poll');
    const added = `Added = &cli.StringFlag{Name: "added"}`;
    release('2025-08-01', 'op-node/v1.2.0-rc.1', `${poll('6 * time.Second')}\n\t${added}`, 'Poll, Added');
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  it('writes the newest release, reports added, changed and removed flags, and is then up to date', async () => {
    const { status, output } = await run('--monorepo', monorepo.folder);
    expect(status).toBe(0);
    expect(output).toContain('Written from 1 program: data/cli-flags/op-node.json');
    expect(output).toContain('No release in the checkout: the flags stay as they are');
    expect(output).toContain('New flags need a sentence in src/data/flag-notes (1: op-node --added: )');
    const { flags, removed_flags: removed, baseline, source: read, release_tag: tag } = data();
    expect([tag, baseline?.tag, read.commit_date.slice(0, 10)]).toEqual([
      'op-node/v1.2.0-rc.1',
      'op-node/v1.0.0',
      '2025-08-01',
    ]);
    expect(flags.find(({ name }) => name === 'poll')).toMatchObject({
      default: '6s',
      was: { default: '12s' },
      first_tag: 'op-node/v1.0.0',
      default_history: [
        ['op-node/v1.0.0', '12s'],
        ['op-node/v1.1.0', '6s'],
      ],
    });
    expect(flags.find(({ name }) => name === 'added')).toMatchObject({
      added: true,
      first_tag: 'op-node/v1.2.0-rc.1',
    });
    expect(removed).toEqual([
      expect.objectContaining({ name: 'old', first_tag: 'op-node/v1.0.0', last_tag: 'op-node/v1.0.0' }),
    ]);
    expect(JSON.stringify(data())).not.toContain('Upstream');

    const before = data();
    expect((await run('--monorepo', monorepo.folder)).output).toContain('Up to date with the monorepo');
    expect(data()).toEqual(before);
    expect((await run('--monorepo', monorepo.folder, '--check')).status).toBe(0);
  });

  it('keeps first tags when a later release is read', async () => {
    await run('--monorepo', monorepo.folder);
    release('2025-09-01', 'op-node/v1.2.0', `${poll('12 * time.Second')}\n\t${old}`, 'Poll, Old');
    await run('--monorepo', monorepo.folder);
    const { flags, removed_flags: removed, baseline } = data();
    expect(baseline?.tag).toBe('op-node/v1.0.0');
    expect(flags.find(({ name }) => name === 'poll')).not.toHaveProperty('was');
    expect(flags.find(({ name }) => name === 'old')?.first_tag).toBe('op-node/v1.0.0');
    expect(removed?.map(({ name }) => name)).toEqual(['added']);
  });

  it('with --check reports changes as data, writes nothing and fails', async () => {
    const before = data();
    const { status, output } = await run('--monorepo', monorepo.folder, '--check');
    expect(status).toBe(1);
    const told = JSON.parse(output.slice(0, output.lastIndexOf('}') + 1)) as {
      readonly releases: readonly string[];
      readonly changes: readonly { readonly path: string; readonly is?: unknown }[];
    };
    expect(told.releases).toEqual(['op-node/v1.2.0-rc.1']);
    expect(told.changes).toContainEqual(
      expect.objectContaining({ path: 'release_tag', was: 'op-node/v1.0.0', is: 'op-node/v1.2.0-rc.1' }),
    );
    expect(output).toContain(
      'Stale: data/cli-flags/op-node.json. Run: npm run data:refresh -- --monorepo PATH',
    );
    expect(data()).toEqual(before);
  });

  it('rejects uncommitted changes and tags that are not releases', async () => {
    writeFileSync(join(monorepo.folder, 'op-node/flags/flags.go'), 'package flags');
    expect(await run('--monorepo', monorepo.folder)).toMatchObject({
      status: 1,
      output: expect.stringContaining('has changes that are not committed: op-node/flags/flags.go') as string,
    });
    for (const [ref, message] of [
      ['main', 'main is no release of a program'],
      ['op-node/v9.9.9', 'has no commit "op-node/v9.9.9"'],
    ] as const)
      expect(await run('--monorepo', `${monorepo.folder}@${ref}`)).toMatchObject({
        status: 1,
        output: expect.stringContaining(message) as string,
      });
  });

  it('writes nothing if one program cannot be read', async () => {
    cpSync(join(src, 'data/cli-flags/op-node.json'), join(place, 'kept.json'));
    release('2025-09-01', 'op-node/v1.3.0', '', 'Nowhere');
    const { status, output } = await run('--monorepo', monorepo.folder);
    expect(status).toBe(1);
    expect(output).toContain('a flag without a name that can be read');
    expect(output).toContain('Nothing was written.');
    expect(readFileSync(join(src, 'data/cli-flags/op-node.json'), 'utf8')).toBe(
      readFileSync(join(place, 'kept.json'), 'utf8'),
    );
  });
});
