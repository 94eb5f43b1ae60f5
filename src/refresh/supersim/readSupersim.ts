/** Makes supersim.json from the Go functions that build its flag lists. */
import { type CommandFile, type Flag } from '../../data/cliFlags';
import { commandFile, type FlagNotices } from '../monorepo/flagFile';
import { type DeclaredCommand, type DeclaredFlag, FlagSourceError, GoFlagReader } from '../monorepo/goFlags';
import { type Parse, type SourceFiles } from '../monorepo/goPackages';
import { Findings, type RegistryNotice } from '../registry/fields';

const goModule = 'github.com/ethereum-optimism/supersim';
const prefix = 'SUPERSIM';

export const supersimFolders = ['cmd', 'config'];

/** Function with each command's additional flags; undefined for commands without any. */
const functions: Readonly<Record<string, string | undefined>> = {
  '(root)': 'config.BaseCLIFlags',
  fork: 'config.ForkCLIFlags',
  docs: undefined,
};

/** Flags of a monorepo package, which a supersim checkout lacks. */
const isFromMonorepo = ({ name }: Pick<Flag, 'name'>): boolean => name.startsWith('log.');

/** The new data, what was kept, and notices for a person. */
export interface ReadSupersim {
  readonly data: CommandFile;
  readonly notices: readonly RegistryNotice[];
  readonly decisions: readonly RegistryNotice[];
}

/**
 * Makes the new data.
 * @throws FlagSourceError if a list of flags cannot be read
 */
export function readSupersim(
  source: CommandFile['source'] & { readonly tag: string },
  files: SourceFiles,
  before: CommandFile,
  parse: Parse,
): ReadSupersim {
  const findings = new Findings();
  const reader = new GoFlagReader(files, parse, goModule);
  const commands = commandsIn(files, parse);
  for (const name of commands.filter((each) => !(each in functions)))
    findings.notice(
      'Commands of supersim that src/refresh/supersim/readSupersim.ts does not know: left out',
      name,
    );
  const declared = Object.entries(functions).map(([name, made]): DeclaredCommand => {
    if (name !== '(root)' && !commands.includes(name))
      throw new FlagSourceError(
        `cmd/main.go: supersim has no command ${name}. Adapt src/refresh/supersim/readSupersim.ts.`,
      );
    const own = made === undefined ? [] : reader.made(made, [prefix]);
    const kept = (before.commands[name]?.flags ?? []).filter(isFromMonorepo);
    for (const flag of kept)
      findings.notice(
        'Flags from a package of the monorepo, which is not in the checkout: kept as they were',
        `--${flag.name}`,
      );
    return { name, flags: [...own, ...kept.map(asDeclared)] };
  });
  const found: FlagNotices = { unread: [], unexplained: [], unknown: [] };
  const data = commandFile(source, declared, before, found);
  for (const place of found.unknown) findings.notice('Fields of flags that are not read', place);
  for (const place of found.unread)
    findings.notice('Defaults that only a run of the program tells: kept as they were', place);
  const inherits = (name: string): object => {
    const from = before.commands[name]?.inherits;
    return from === undefined ? {} : { inherits: from };
  };
  return {
    data: {
      ...data,
      commands: Object.fromEntries(
        Object.entries(data.commands).map(([name, command]) => [name, { ...command, ...inherits(name) }]),
      ),
    },
    notices: findings.notices,
    decisions:
      found.unexplained.length > 0
        ? [
            {
              cause: 'New flags need a sentence in src/data/flag-notes/supersim.ts',
              places: found.unexplained,
            },
          ]
        : [],
  };
}

function asDeclared(flag: Flag): DeclaredFlag {
  return {
    ...flag,
    aliases: flag.aliases ?? [],
    deprecated: flag.deprecated ?? false,
    usage: '',
    unknownFields: [],
  };
}

/** Names of registered commands, through their constants. */
function commandsIn(files: SourceFiles, parse: Parse): readonly string[] {
  const constants = new Map<string, string>(
    parse(files.read('config/cli.go') ?? '')
      .descendantsOfType('const_spec')
      .flatMap((spec) => {
        const [name, value] = [spec?.childForFieldName('name')?.text, spec?.childForFieldName('value')?.text];
        return name === undefined || value === undefined ? [] : [[`config.${name}`, value] as const];
      }),
  );
  const names = parse(files.read('cmd/main.go') ?? '')
    .descendantsOfType('assignment_statement')
    .filter((each) => each?.childForFieldName('left')?.text === 'app.Commands')
    .flatMap((each) => each?.descendantsOfType('keyed_element') ?? [])
    .flatMap((each) => {
      const [key, value] = each?.namedChildren ?? [];
      return key?.text === 'Name' && value
        ? [(constants.get(value.text) ?? value.text).replaceAll('"', '')]
        : [];
    });
  return names;
}
