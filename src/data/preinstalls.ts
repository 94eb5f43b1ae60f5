/** Common third-party contracts that a chain has from its first block. */
import { type Address } from './chains';
import raw from './preinstalls.json';
import { type OtherSource, type Source } from './provenance';

/** A contract at the address it has on other chains, too. */
export interface Preinstall {
  readonly name: string;
  readonly address: Address;
  /** Name of the constant in Preinstalls.sol. */
  readonly solidity_constant: string;
  /** Source code of the contract. */
  readonly implementation_link: string;
}

/** The shape of preinstalls.json. */
export interface PreinstallsFile {
  readonly source: Source;
  readonly other_sources: readonly OtherSource[];
  readonly notes: readonly string[];
  readonly preinstalls: readonly Preinstall[];
  readonly checks: Readonly<Record<string, unknown>>;
}

const file = raw as unknown as PreinstallsFile;

/** In the order of the specification. */
export function preinstalls(): readonly Preinstall[] {
  return file.preinstalls;
}
