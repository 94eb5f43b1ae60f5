/** Programs of the monorepo whose flags are read, and where they declare them. */
import { type CommandSource, type FlagSource } from './goFlags';
import { type RustFlagSource } from './rustFlags';

interface Program {
  /** As in tags: `op-node/v1.13.2`. */
  readonly component: string;
  readonly env_prefix: string;
  /** Where the flags are, as shown in the data. */
  readonly path: string;
}

/** A Go program with one list of flags. */
export interface GoService extends Program {
  readonly go: FlagSource;
}

/** A Go program with flags per command. */
export interface GoCommands extends Program {
  readonly goCommands: CommandSource;
}

/** A Rust program with one list of flags. */
export interface RustService extends Program {
  readonly rust: RustFlagSource;
}

/** A Rust program with commands. */
export interface RustCommands extends Program {
  readonly rustCommands: Pick<RustFlagSource, 'folders'> & {
    /** Structs with flags by command; `(global)` for flags of all commands. */
    readonly structs: Readonly<Record<string, RustFlagSource['structs']>>;
    /** Which flags another repository declares, in a few words. */
    readonly elsewhere?: string;
  };
}

export type Service = GoService | GoCommands | RustService | RustCommands;

/** Packages with flags that several programs share. */
export const sharedFolders = ['op-service', 'op-alt-da', 'op-core', 'op-node'];

function service(component: string, more: readonly string[] = []): GoService {
  return {
    component,
    env_prefix: component.toUpperCase().replaceAll('-', '_'),
    path: `${component}/flags/flags.go`,
    go: {
      variables: [`${component}/flags.Flags`, ...more],
      required: `${component}/flags.requiredFlags`,
    },
  };
}

const interopActivity = 'op-supernode/supernode/activity/interop';

export const services: readonly Service[] = [
  service('op-node'),
  service('op-batcher'),
  service('op-proposer'),
  service('op-challenger'),
  service('op-dispute-mon'),
  service('op-conductor'),
  // Activities register their flags at startup.
  service('op-supernode', [
    `${interopActivity}.InteropActivationTimestampFlag`,
    `${interopActivity}.InteropLogBackfillDepthFlag`,
  ]),
  service('op-interop-filter'),
  {
    component: 'op-deployer',
    env_prefix: 'DEPLOYER',
    path: 'op-deployer/pkg/deployer/**/flags.go',
    goCommands: { app: 'op-deployer/pkg/cli.NewApp', constants: 'op-deployer/pkg/deployer/standard' },
  },
  {
    component: 'kona-node',
    env_prefix: 'KONA',
    path: 'rust/kona/bin/node/src/commands/node.rs',
    rust: {
      structs: ['NodeCommand', 'GlobalArgs'],
      folders: ['rust/kona/bin/node/src', 'rust/kona/crates/utilities/cli/src'],
    },
  },
  {
    component: 'op-reth',
    env_prefix: '',
    path: 'rust/op-reth/crates/node/src/args.rs',
    rustCommands: {
      structs: { node: ['RollupArgs'] },
      folders: ['rust/op-reth/crates/node/src'],
      elsewhere: 'flags of reth itself',
    },
  },
  {
    component: 'kona-host',
    env_prefix: '',
    path: 'rust/kona/bin/host/src/{single,interop}/cfg.rs',
    rustCommands: {
      structs: { '(global)': ['LogArgs'], single: ['SingleChainHost'], super: ['InteropHost'] },
      folders: ['rust/kona/bin/host/src', 'rust/kona/crates/utilities/cli/src'],
    },
  },
];

/** Folders of the monorepo that declare a program's flags. */
export function foldersOf(service: Service): readonly string[] {
  if ('rust' in service) return service.rust.folders;
  if ('rustCommands' in service) return service.rustCommands.folders;
  return [...new Set([...sharedFolders, service.component])];
}

/** Flags required by a check outside the program's list of required flags. */
export const alsoRequired: Readonly<Record<string, readonly string[]>> = { 'op-challenger': ['l2-eth-rpc'] };
