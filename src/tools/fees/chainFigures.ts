import { type FeeSettingsChange } from '../../data/fees';
import { type ChainDetails } from '../../data/chainDetails';

import { decodeScalars } from './scalars';

/** Known fee parameters of a chain, each group with its date. */
export interface ChainFigures {
  readonly market: {
    readonly elasticity: number;
    readonly denominator: number;
    readonly gasLimit: number;
    readonly as: Known;
  };
  /** Since Ecotone; undefined if unknown. */
  readonly scalars:
    { readonly baseFeeScalar: string; readonly blobBaseFeeScalar: string; readonly as: Known } | undefined;
  /** Before Ecotone; undefined for a chain that started later. */
  readonly bedrock: { readonly overhead: string; readonly scalar: string; readonly as: Known } | undefined;
  /** Whether batches go to a data layer other than Ethereum. */
  readonly altDa: boolean;
}

/** A chain set the figure on this day, or started with it. `YYYY-MM-DD`. */
export interface Known {
  readonly since: 'set' | 'start';
  readonly day: string;
}

/**
 * Fee parameters of a chain: those it started with, from the registry, and a history of settings where there
 * is one. A chain may have changed them since.
 *
 * @param history settings of the chain, oldest first
 */
export function chainFigures(
  { eip1559, genesis_gas_limit, genesis_fees, data_availability_type }: ChainDetails,
  history: readonly FeeSettingsChange[] = [],
): ChainFigures {
  const newest = <Field extends keyof FeeSettingsChange>(field: Field) =>
    history.findLast((change) => change[field] !== undefined);
  const set = (change: FeeSettingsChange): Known => ({ since: 'set', day: change.date.slice(0, 10) });
  const start: Known = { since: 'start', day: genesis_fees?.time.slice(0, 10) ?? '' };

  const params = newest('eip1559_elasticity');
  const limit = newest('gasLimit');
  const scalars = newest('baseFeeScalar');
  const word = genesis_fees === undefined ? undefined : decodeScalars(genesis_fees.scalar);
  const atStart = word?.ok ? word.value : undefined;
  return {
    market: {
      elasticity: params?.eip1559_elasticity ?? eip1559.elasticity,
      denominator: params?.eip1559_denominator ?? eip1559.denominator_canyon,
      gasLimit: limit?.gasLimit ?? genesis_gas_limit,
      // Since when all three apply.
      as:
        history
          .filter((change) => change === params || change === limit)
          .map(set)
          .at(-1) ?? start,
    },
    scalars:
      scalars !== undefined
        ? {
            baseFeeScalar: String(scalars.baseFeeScalar),
            blobBaseFeeScalar: String(scalars.blobBaseFeeScalar ?? 0),
            as: set(scalars),
          }
        : atStart?.version === 1
          ? {
              baseFeeScalar: String(atStart.baseFeeScalar),
              blobBaseFeeScalar: String(atStart.blobBaseFeeScalar),
              as: start,
            }
          : undefined,
    bedrock:
      genesis_fees !== undefined && atStart?.version === 0
        ? {
            overhead: String(BigInt(genesis_fees.overhead)),
            scalar: String(atStart.baseFeeScalar),
            as: start,
          }
        : undefined,
    altDa: data_availability_type === 'alt-da',
  };
}
