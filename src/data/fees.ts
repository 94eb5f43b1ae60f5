/** Fee formulas, constants and settings. Amounts are wei and scalars have the scale their name says. */
import { type Facts } from '../lib/schema/types';
import type { feesFileSchema } from './fees.schema';
import raw from './fees.json';

/** A formula of the L1 data fee with the upgrades between which it holds. */
export type FeePeriod = FeesFile['l1_data_fee'][number];

/** A change of the fee settings of OP Mainnet. */
export type FeeSettingsChange = FeesFile['op_mainnet_settings_history'][number];

/** EIP-1559 parameters of a chain before Holocene let it set its own. */
export type Eip1559Defaults = FeesFile['eip1559']['OP_Mainnet'];

/** The shape of fees.json. */
export type FeesFile = Facts<typeof feesFileSchema>;

/** Everything in the file; it is small. */
export const fees: FeesFile = raw;

/** The fee settings of OP Mainnet in force on a day, `YYYY-MM-DD`: later changes win field by field. */
export function opMainnetFeeSettings(day: string): Partial<FeeSettingsChange> {
  return fees.op_mainnet_settings_history
    .filter((change) => change.date.slice(0, 10) <= day)
    .reduce<Partial<FeeSettingsChange>>((settings, change) => ({ ...settings, ...change }), {});
}
