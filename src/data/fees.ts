/** Fee formulas, constants and settings. Amounts are wei; scalars are scaled as their name says. */
import { type Facts } from '../lib/schema/types';
import type { feesFileSchema } from './fees.schema';
import raw from './fees.json';

/** An L1 fee formula and the upgrades that bound it. */
export type FeePeriod = FeesFile['l1_data_fee'][number];

/** A change of OP Mainnet's fee settings. */
export type FeeSettingsChange = FeesFile['op_mainnet_settings_history'][number];

export type FeesFile = Facts<typeof feesFileSchema>;

export const fees: FeesFile = raw;

/** OP Mainnet's fee settings on a day, `YYYY-MM-DD`; later changes override field by field. */
export function opMainnetFeeSettings(day: string): Partial<FeeSettingsChange> {
  return fees.op_mainnet_settings_history
    .filter((change) => change.date.slice(0, 10) <= day)
    .reduce<Partial<FeeSettingsChange>>((settings, change) => ({ ...settings, ...change }), {});
}
