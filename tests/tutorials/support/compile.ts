/** Compiles Solidity in this process with the pinned solc-js. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Solc from 'solc';
import type { Abi, Hex } from 'viem';
import { cacheFolder, packageVersion, root } from './tools';

export interface Artifact {
  readonly abi: Abi;
  /** Creation code. */
  readonly bytecode: Hex;
  /** Runtime code. */
  readonly deployedBytecode: Hex;
}

/** Source text by path. */
export type Sources = Readonly<Record<string, string>>;

interface Diagnostic {
  readonly severity: 'error' | 'warning' | 'info';
  readonly formattedMessage: string;
}

interface Output {
  readonly errors?: readonly Diagnostic[];
  readonly contracts?: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { abi: Abi; evm: { bytecode: { object: string }; deployedBytecode: { object: string } } }
        >
      >
    >
  >;
}

export interface CompileOptions {
  /** 'parsing' only checks the grammar. */
  readonly stopAfter?: 'parsing';
  /** Finds a file missing from `sources`; undefined if there is none. */
  readonly find?: (importPath: string) => string | undefined;
}

const requireHere = createRequire(__filename);

/** Compiles; throws with all compiler messages if there is an error. */
export function compile(sources: Sources, options: CompileOptions = {}): Record<string, Artifact> {
  // Takes a third of a second; most test files find their contracts cached.
  const solc = requireHere('solc') as typeof Solc;
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, { content }])),
    settings: options.stopAfter
      ? { stopAfter: options.stopAfter }
      : {
          evmVersion: 'cancun',
          outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
        },
  };
  const find = (importPath: string): { contents: string } | { error: string } => {
    const contents = options.find?.(importPath);
    return contents === undefined ? { error: `${importPath} not found` } : { contents };
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: find })) as Output;
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));

  const artifacts: Record<string, Artifact> = {};
  for (const contracts of Object.values(output.contracts ?? {})) {
    for (const [name, { abi, evm }] of Object.entries(contracts)) {
      artifacts[name] = {
        abi,
        bytecode: `0x${evm.bytecode.object}`,
        deployedBytecode: `0x${evm.deployedBytecode.object}`,
      };
    }
  }
  return artifacts;
}

const STAND_INS = path.join(root, 'tests/tutorials/contracts');

let known: Record<string, Artifact> | undefined;

/** The simulated network's contracts, cached across processes because every test file starts a network. */
export function standIns(): Record<string, Artifact> {
  known ??= readStandIns();
  return known;
}

function readStandIns(): Record<string, Artifact> {
  const sources = Object.fromEntries(
    readdirSync(STAND_INS)
      .filter((name) => name.endsWith('.sol'))
      .sort()
      .map((name) => [name, readFileSync(path.join(STAND_INS, name), 'utf8')]),
  );
  const key = createHash('sha256')
    .update(JSON.stringify([packageVersion('solc'), sources]))
    .digest('hex');
  const file = path.join(cacheFolder, `${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Artifact>;

  const artifacts = compile(sources);
  mkdirSync(cacheFolder, { recursive: true });
  // Atomically, because another process may be reading.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(artifacts));
  renameSync(draft, file);
  return artifacts;
}

/** One of these contracts by name. */
export function standIn(name: string): Artifact {
  const artifact = standIns()[name];
  if (!artifact) throw new Error(`tests/tutorials/contracts has no contract ${name}`);
  return artifact;
}
