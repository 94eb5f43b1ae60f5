import { type CommandFile } from '../../../data/cliFlags';
import { goParser } from '../../monorepo/grammars';
import { readSupersim, type ReadSupersim } from '../readSupersim';

const cli = (flag: string): string => `
package config

import (
	opservice "github.com/ethereum-optimism/optimism/op-service"
	"github.com/urfave/cli/v2"
)

const (
	ForkCommandName = "fork"
	DocsCommandName = "docs"
	PortFlagName    = "l1.port"
)

func BaseCLIFlags(envPrefix string) []cli.Flag {
	return []cli.Flag{
		&cli.Uint64Flag{Name: PortFlagName, Value: 8545, EnvVars: opservice.PrefixEnvVar(envPrefix, "L1_PORT")},
		${flag}
	}
}

func ForkCLIFlags(envPrefix string) []cli.Flag {
	return []cli.Flag{
		&cli.StringSliceFlag{Name: "chains", Usage: known(envPrefix), Required: true},
	}
}
`;
const main = (more = ''): string => `
package main

func main() {
	app := cli.NewApp()
	app.Commands = []*cli.Command{
		{Name: config.ForkCommandName, Flags: append(config.ForkCLIFlags("A"), base...)},
		{Name: config.DocsCommandName},
		${more}
	}
}
`;

const source = {
  repo: 'a/supersim',
  commit: 'd'.repeat(40),
  path: 'config/cli.go',
  commit_date: '2025-08-06T15:27:21Z',
  tag: '0.1.0-alpha.59',
};
const logLevel = {
  name: 'log.level',
  env: ['SUPERSIM_LOG_LEVEL'],
  type: 'Generic',
  default: 'info',
  required: false,
  hidden: false,
  keywords: '',
};
const before: CommandFile = {
  source,
  component: 'supersim',
  env_prefix: 'SUPERSIM',
  notes: ['ours'],
  commands: {
    '(root)': { flags: [logLevel, { ...logLevel, name: 'old' }] },
    fork: { flags: [], inherits: '(root)' },
  },
};

const read = async (flag = '', more = ''): Promise<ReadSupersim> => {
  const files: Readonly<Record<string, string>> = { 'config/cli.go': cli(flag), 'cmd/main.go': main(more) };
  return readSupersim(
    source,
    {
      list: (folder) =>
        Object.keys(files).flatMap((path) =>
          path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
        ),
      read: (path) => files[path],
    },
    before,
    await goParser(),
  );
};

describe('reading the flags of supersim', () => {
  it('evaluates its functions and keeps flags from the monorepo', async () => {
    const { data, notices, decisions } = await read();
    expect(data.commands['(root)']?.flags.map(({ name, env, default: value }) => [name, env, value])).toEqual(
      [
        ['l1.port', ['SUPERSIM_L1_PORT'], 8545],
        ['log.level', ['SUPERSIM_LOG_LEVEL'], 'info'],
      ],
    );
    expect(data.commands.fork).toMatchObject({
      inherits: '(root)',
      flags: [{ name: 'chains', required: true }],
    });
    expect(data.commands.docs).toEqual({ flags: [] });
    expect(data).toMatchObject({
      release_tag: '0.1.0-alpha.59',
      notes: ['ours'],
      removed: [{ command: '(root)', flag: 'old' }],
    });
    expect(notices).toEqual([
      {
        cause: 'Flags from a package of the monorepo, which is not in the checkout: kept as they were',
        places: ['--log.level'],
      },
    ]);
    expect(decisions[0]?.places).toHaveLength(2);
  });

  it('reports unknown fields and commands', async () => {
    const { notices } = await read('&cli.StringFlag{Name: "new", Sparkle: 1},', '{Name: "sparkle"},');
    expect(notices.map(({ cause, places }) => [cause.slice(0, 20), places])).toEqual([
      ['Commands of supersim', ['sparkle']],
      ['Flags from a package', ['--log.level']],
      ['Fields of flags that', ['supersim (root) --new: Sparkle']],
    ]);
  });

  it('rejects a flag whose name cannot be read', async () => {
    await expect(read('&cli.StringFlag{Name: elsewhere.Name},')).rejects.toThrow(
      'config.BaseCLIFlags: a flag without a name that can be read',
    );
  });
});
