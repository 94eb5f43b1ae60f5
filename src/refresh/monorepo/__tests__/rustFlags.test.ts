import { rustParser } from '../grammars';
import { rustFlags, type RustFlags } from '../rustFlags';

/** A program with every form of declaration in the monorepo. */
const program = `
use clap::Parser;

const DEFAULT_TIMEOUT: u64 = 30_000;

/// A program.
#[derive(Parser, Clone, Debug)]
pub struct NodeCommand {
    /// Upstream's words,
    /// in two lines.
    #[arg(long, visible_alias = "l1", env = "NODE_L1_ETH_RPC")]
    pub l1_eth_rpc: Url,
    #[arg(
        long = "l2.timeout",
        visible_aliases = ["timeout", "l2-timeout"],
        default_value_t = DEFAULT_TIMEOUT
    )]
    pub timeout: u64,
    #[arg(long = "mode", default_value_t = Mode::Validator, help = format!("one of {}", names()))]
    pub mode: Mode,
    #[arg(
        long,
        default_value = "30",
        env = "NODE_GRACE",
        value_parser = |arg: &str| -> Result<Duration, ParseIntError> {Ok(Duration::from_secs(arg.parse()?))}
    )]
    pub grace: Duration,
    /// Deprecated: use something else.
    #[arg(long, hide = true)]
    pub old: bool,
    #[arg(long, value_delimiter = ',', sparkle = 1, env)]
    pub peers: Vec<std::net::IpAddr>,
    /// No flag: it has a short name only.
    #[arg(short = 'v')]
    pub level: u8,
    pub positional: String,
    #[command(flatten)]
    pub logs: LogArgs,
    #[clap(flatten)]
    pub elsewhere: reth::DatadirArgs,
}

#[cfg(test)]
mod tests {
    struct NodeCommand {}
}
`;
const logs = `
pub struct LogArgs {
    #[arg(long = "log.file", global = true)]
    pub file: Option<PathBuf>,
}
`;

const read = async (structs: readonly string[], text = program): Promise<RustFlags> => {
  const files: Readonly<Record<string, string>> = { 'bin/src/node.rs': text, 'lib/flags/log.rs': logs };
  return rustFlags(
    { structs, folders: ['bin/src', 'lib'] },
    {
      list: (folder) => [
        ...new Set(
          Object.keys(files).flatMap((path) =>
            path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1).split('/')[0] ?? ''] : [],
          ),
        ),
      ],
      read: (path) => files[path],
    },
    await rustParser(),
  );
};

describe('reading flags of a Rust program', () => {
  it('finds names, variables, defaults and types, including those of inner structs', async () => {
    const { flags, missing } = await read(['NodeCommand']);
    const rest = {
      aliases: [],
      env: [],
      hidden: false,
      deprecated: false,
      unknownFields: [],
      usage: '',
      required: false,
    };
    expect(flags).toEqual([
      {
        ...rest,
        name: 'l1-eth-rpc',
        aliases: ['l1'],
        env: ['NODE_L1_ETH_RPC'],
        type: 'Url',
        default: null,
        required: true,
        usage: "Upstream's words, in two lines.",
      },
      { ...rest, name: 'l2.timeout', aliases: ['timeout', 'l2-timeout'], type: 'Uint64', default: 30_000 },
      { ...rest, name: 'mode', type: 'Mode', default: null, unreadDefault: 'Mode' },
      { ...rest, name: 'grace', env: ['NODE_GRACE'], type: 'Seconds', default: 30 },
      {
        ...rest,
        name: 'old',
        type: 'Bool',
        default: false,
        hidden: true,
        deprecated: true,
        usage: 'Deprecated: use something else.',
      },
      {
        ...rest,
        name: 'peers',
        env: ['PEERS'],
        type: 'IpAddrSlice',
        default: null,
        unknownFields: ['sparkle'],
      },
      { ...rest, name: 'log.file', type: 'Path', default: null },
    ]);
    expect(missing).toEqual(['reth::DatadirArgs']);
  });

  it('rejects a missing struct and a name that is not a string', async () => {
    await expect(read(['Nowhere'])).rejects.toThrow('bin/src declares no struct Nowhere with flags.');
    await expect(read(['NodeCommand'], program.replace('long = "mode"', 'long = NAME'))).rejects.toThrow(
      'NodeCommand: the name of the flag mode cannot be read: NAME',
    );
  });
});
