import { opMainnetFeeSettings } from '@site/src/data/fees';
import { exampleReceipt, exampleTransaction } from '@site/src/tools/fees/exampleTransaction';
import { type FeeForm } from '@site/src/tools/fees/feesByUpgrade';
import { formatGwei } from '@site/src/lib/units';

const atEcotone = opMainnetFeeSettings('2024-03-14');
const atFjord = opMainnetFeeSettings('2024-07-10');

/**
 * A transaction of OP Mainnet at its block's prices. Overhead and scalar before Ecotone are the standard
 * configuration's; a test compares them with `src/data/contracts`, which is too large to load for two
 * numbers.
 */
export const exampleForm: FeeForm = {
  measure: 'transaction',
  transaction: exampleTransaction,
  size: '350',
  gasUsed: '100,000',
  l1BaseFee: formatGwei(exampleReceipt.l1BaseFee),
  blobBaseFee: formatGwei(exampleReceipt.l1BlobBaseFee),
  overhead: '188',
  scalar: '684000',
  ecotoneBaseFeeScalar: String(atEcotone.baseFeeScalar),
  ecotoneBlobBaseFeeScalar: String(atEcotone.blobBaseFeeScalar),
  fjordBaseFeeScalar: String(atFjord.baseFeeScalar),
  fjordBlobBaseFeeScalar: String(atFjord.blobBaseFeeScalar),
  operatorFeeScalar: '0',
  operatorFeeConstant: '0',
  daFootprintGasScalar: '400',
};
