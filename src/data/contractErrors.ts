/** Errors that contracts declare, by release. `npm run data:refresh` writes the file. */
import { type Facts } from '../lib/schema/types';
import type { contractErrorsFileSchema } from './contractErrors.schema';
import raw from './contract-errors.json';
import { type CustomError, type ErrorGroup } from './errors';

export type ContractErrorsFile = Facts<typeof contractErrorsFileSchema>;

/** An error with the releases that declare it. */
export type ContractError = ContractErrorsFile['errors'][number];

/** A declaring contract with its first and last release. */
export type Declared = ContractError['contracts'][number];

const file: ContractErrorsFile = raw;

/** By signature. */
export const contractErrors: readonly ContractError[] = file.errors;

const bySignature = new Map(file.errors.map((error) => [error.signature, error]));

/**
 * Releases of op-contracts that declare an error: `op-contracts v4.0.0 to v8.0.0`; undefined if none does.
 * Candidates are named as their release.
 */
export function releasesWith(signature: string): string | undefined {
  const declared = bySignature.get(signature);
  return declared && releaseText(declared.contracts);
}

function releaseText(contracts: readonly Declared[]): string {
  const position = (release: string): number => file.releases.indexOf(release);
  const last = file.releases.length - 1;
  const since = Math.min(...contracts.map(({ since: release }) => position(release)));
  const until = Math.max(...contracts.map(({ until: release }) => (release ? position(release) : last)));
  const name = (index: number): string => (file.releases[index] ?? '').replace(/-rc\.\d+$/, '');
  if (since === 0) return `op-contracts up to ${name(until)}`;
  return since === until ? `op-contracts ${name(since)}` : `op-contracts ${name(since)} to ${name(until)}`;
}

/** A group of errors that `groups` do not explain; only signature, contracts and releases are known. */
export function unexplainedErrors(
  groups: readonly ErrorGroup[],
  { errors }: Pick<ContractErrorsFile, 'errors'> = file,
): ErrorGroup {
  const explained = new Set(
    groups.flatMap(({ errors }) => errors.map((error) => (error.kind === 'custom' ? error.signature : ''))),
  );
  return {
    id: 'other-contract-errors',
    title: 'Other errors of contracts',
    sources: [],
    link: { to: '/stack/smart-contracts', label: 'Smart contracts' },
    errors: errors
      .filter(({ signature }) => !explained.has(signature))
      .map(({ signature, selector, inputs, contracts }): CustomError => {
        const names = contracts.map(({ contract }) => contract).join(', ');
        return {
          kind: 'custom',
          id: signature.replace(/\W+/g, '-').replace(/-$/, ''),
          name: signature.replace(/\(.*/, ''),
          signature,
          selector,
          inputs,
          contract: names,
          meaning: `An error of ${names}.`,
          cause: 'Its name says what is known of it here; the source of the contract says when it is thrown.',
        };
      }),
  };
}
