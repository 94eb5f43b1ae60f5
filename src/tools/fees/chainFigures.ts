import { type FeeSettingsChange } from '../../data/fees';
import { type ChainDetails } from '../../data/chainDetails';

import { decodeScalars } from './scalars';

/** Fee parameters of a chain, as far as they are known, each group with the day that it is known for. */
export interface ChainFigures {
  readonly market: {
    readonly elasticity: number;
    readonly denominator: number;
    readonly gasLimit: number;
    readonly as: Known;
  };
  /** Since Ecotone; undefined where they are not known. */
  readonly scalars:
    { readonly baseFeeScalar: string; readonly blobBaseFeeScalar: string; readonly as: Known } | undefined;
  /** Before Ecotone; undefined for a chain that started later. */
  readonly bedrock: { readonly overhead: string; readonly scalar: string; readonly as: Known } | undefined;
  /** Whether batches go to another data layer than Ethereum. */
  readonly altDa: boolean;
}

/** How a figure is known: a chain set it on a day, or started with it. `YYYY-MM-DD`. */
export interface Known {
  readonly since: 'set' | 'start';
  readonly day: string;
}

/**
 * What the data has of the fee parameters of a chain: its start in the registry, and for the chain that has one a
 * history of settings. A chain may have changed what it started with; only the chain itself knows.
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
      as: params === undefined ? start : set(params),
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
