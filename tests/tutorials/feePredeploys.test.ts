/** L1Block and GasPriceOracle of the simulated network against src/tools/fees. */
import { bytesToHex, createPublicClient, http, parseAbi } from 'viem';
import type { Address } from 'viem';
import {
  boundTransaction,
  fjordDataFee,
  fjordEstimatedSize,
  measureTransaction,
  NONZERO_BYTE_GAS,
  SCALAR_UNIT,
} from '../../src/tools/fees/dataFee';
import { FEES, startNetwork } from './support/network';
import type { Network } from './support/network';

const oracle: Address = '0x420000000000000000000000000000000000000F';
const l1Block: Address = '0x4200000000000000000000000000000000000015';
const abi = parseAbi([
  'function getL1Fee(bytes data) view returns (uint256)',
  'function getL1GasUsed(bytes data) view returns (uint256)',
  'function getL1FeeUpperBound(uint256 unsignedSize) view returns (uint256)',
  'function getOperatorFee(uint256 gasUsed) view returns (uint256)',
  'function decimals() view returns (uint256)',
  'function baseFee() view returns (uint256)',
  'function l1BaseFee() view returns (uint256)',
  'function basefee() view returns (uint256)',
  'function blobBaseFee() view returns (uint256)',
  'function baseFeeScalar() view returns (uint32)',
  'function blobBaseFeeScalar() view returns (uint32)',
  'function operatorFeeScalar() view returns (uint32)',
  'function operatorFeeConstant() view returns (uint64)',
  'function isEcotone() view returns (bool)',
  'function isFjord() view returns (bool)',
  'function isIsthmus() view returns (bool)',
  'function isJovian() view returns (bool)',
  'function scalar() view returns (uint256)',
]);

let network: Network;
beforeAll(async () => {
  network = await startNetwork();
});
afterAll(() => network.stop());

const chain = () => createPublicClient({ transport: http(network.a.url) });
const prices = { baseFee: FEES.l1BaseFee, blobBaseFee: FEES.blobBaseFee };

/** Deterministic pseudo-random bytes. */
function noise(length: number, values = 256): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % values;
  });
}

it.each([
  ['nothing', new Uint8Array()],
  ['a few bytes', noise(12)],
  ['as many as a match needs around it', new Uint8Array(17).fill(7)],
  ['a transfer', noise(110)],
  ['noise', noise(700)],
  ['bytes that compress', noise(1500, 3)],
  ['one byte over and over', new Uint8Array(1000).fill(1)],
  ['calldata full of zeros', Uint8Array.from(noise(900), (byte, index) => (index % 32 < 20 ? 0 : byte))],
])('charges the fee of src/tools/fees for %s', async (_, bytes) => {
  // The contracts add a signature even to empty data; src/tools/fees does not.
  const size = measureTransaction(bytes, false);
  const fastLzBytes = bytes.length === 0 ? 68n : size.fastLzBytes;
  const args = [bytesToHex(bytes)] as const;
  const client = chain();
  expect(await client.readContract({ address: oracle, abi, functionName: 'getL1Fee', args })).toBe(
    fjordDataFee({ ...size, fastLzBytes }, prices, FEES).total,
  );
  expect(await client.readContract({ address: oracle, abi, functionName: 'getL1GasUsed', args })).toBe(
    (fjordEstimatedSize(fastLzBytes) * NONZERO_BYTE_GAS) / SCALAR_UNIT,
  );
});

it('bounds the fee by size only', async () => {
  for (const size of [0, 100, 187, 5000]) {
    const bound = await chain().readContract({
      address: oracle,
      abi,
      functionName: 'getL1FeeUpperBound',
      args: [BigInt(size)],
    });
    expect(bound).toBe(fjordDataFee(boundTransaction(size, false), prices, FEES).total);
  }
});

it('computes the operator fee by the rule of Jovian', async () => {
  const fee = (gasUsed: bigint) =>
    chain().readContract({ address: oracle, abi, functionName: 'getOperatorFee', args: [gasUsed] });
  for (const gas of [0n, 21_000n, 16_777_216n])
    expect(await fee(gas)).toBe(gas * FEES.operatorFeeScalar * 100n + FEES.operatorFeeConstant);
});

it("returns L1Block's values, with every upgrade up to Jovian active", async () => {
  const client = chain();
  type Getter = Extract<(typeof abi)[number], { inputs: readonly [] }>['name'];
  const read = (address: Address, functionName: Getter) =>
    client.readContract({ address, abi, functionName });
  expect(await read(oracle, 'l1BaseFee')).toBe(FEES.l1BaseFee);
  expect(await read(oracle, 'blobBaseFee')).toBe(FEES.blobBaseFee);
  expect(await read(oracle, 'baseFeeScalar')).toBe(Number(FEES.baseFeeScalar));
  expect(await read(oracle, 'blobBaseFeeScalar')).toBe(Number(FEES.blobBaseFeeScalar));
  expect(await read(l1Block, 'basefee')).toBe(FEES.l1BaseFee);
  expect(await read(l1Block, 'operatorFeeScalar')).toBe(Number(FEES.operatorFeeScalar));
  expect(await read(l1Block, 'operatorFeeConstant')).toBe(FEES.operatorFeeConstant);
  expect(await read(oracle, 'decimals')).toBe(6n);
  expect(await read(oracle, 'baseFee')).toBeGreaterThan(0n);
  for (const upgrade of ['isEcotone', 'isFjord', 'isIsthmus', 'isJovian'] as const)
    expect(await read(oracle, upgrade)).toBe(true);
  await expect(read(oracle, 'scalar')).rejects.toThrow('GasPriceOracle: scalar() is deprecated');
});
