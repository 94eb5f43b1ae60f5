/** Transactions with published figures, and their sources. */

/**
 * `emptyTx` of op-geth's tests, without a signature: core/types/transaction_test.go, priced in
 * core/types/rollup_cost_test.go (ethereum-optimism/op-geth@c748ae6b).
 */
export const emptyTransaction = '0xdd80808094095e7baea6a6c7c4c2dfeb977efac326af552d878080808080';

/**
 * `contractCallTx` of core/types/rollup_cost_test.go (ethereum-optimism/op-geth@c748ae6b).
 * https://optimistic.etherscan.io/tx/0x8eb9dd4eb6d33f4dc25fb015919e4b1e9f7542f9b0322bf6622e268cd116b594
 */
export const contractCall =
  '0x02f901550a758302df1483be21b88304743f94f80e51afb613d764fa61751affd3313c190a86bb870151bd62fd12ad' +
  'b8e41ef24f3f000000000000000000000000000000000000000000000000000000000000006e00000000000000000000' +
  '0000af88d065e77c8cc2239327c5edb3a432268e58310000000000000000000000000000000000000000000000000000' +
  '00000003c1e5000000000000000000000000000000000000000000000000000000000000000000000000000000000000' +
  '000000000000000000000000000000000000000000a00000000000000000000000000000000000000000000000000000' +
  '0000000000148c89ed219d02f1a5be012c689b4f5b731827bebe000000000000000000000000c001a033fd89cb37c31b' +
  '2cba46b6466e040c61fc9b2a3675a7f5f493ebd5ad77c497f8a07cdf65680e238392693019b4092f610222e71b7cec06' +
  '449cb922b93b6a12744e';

/** A deposit of no ETH with 21,000 gas: https://specs.optimism.io/protocol/deposits.html#the-deposited-transaction-type */
export const deposit = `0x7ef852a0${'11'.repeat(32)}94${'22'.repeat(20)}94${'33'.repeat(20)}80808252088080`;

export { exampleTransaction as mainnetAfterFjord } from '@site/src/tools/fees/exampleTransaction';
