/** Values for example requests: well-formed, but not necessarily present on a chain. */

/** Of block 1, like all block values here. */
export const blockHash = '0x88e96d4537bea4d9c05d12549907b32561d3bf31f45aae734cdc119f13406cb6';
/** The genesis block. */
export const parentHash = '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3';
/** For methods that need only hash and number. */
export const blockId = { hash: blockHash, number: 1 };
/** A block in op-node's form. */
export const blockRef = { hash: blockHash, number: 1, parentHash, timestamp: 1783526401 };
/** A libp2p peer id. */
export const peerId = '16Uiu2HAmBTbXbS9xjTbQpVgLVWmJVb4ZGXAhpJsXpCXyb8HTZdoB';
const zeroHash = `0x${'0'.repeat(64)}`;
const zeroAddress = `0x${'0'.repeat(40)}`;

/** A block in the Engine API's form, without transactions. */
export const envelope = {
  parentBeaconBlockRoot: zeroHash,
  executionPayload: {
    parentHash,
    feeRecipient: '0x4200000000000000000000000000000000000011',
    stateRoot: zeroHash,
    receiptsRoot: zeroHash,
    logsBloom: `0x${'0'.repeat(512)}`,
    prevRandao: zeroHash,
    blockNumber: '0x1',
    gasLimit: '0x2625a00',
    gasUsed: '0x0',
    timestamp: '0x6a4e7401',
    extraData: '0x01000000fa000000060000000000000000',
    baseFeePerGas: '0xfa',
    blockHash,
    transactions: [],
    withdrawals: [],
    blobGasUsed: '0x0',
    excessBlobGas: '0x0',
    withdrawalsRoot: zeroHash,
  },
};

/** Attributes from which the execution client builds a block. */
export const attributes = {
  timestamp: '0x6a4e7403',
  prevRandao: zeroHash,
  suggestedFeeRecipient: '0x4200000000000000000000000000000000000011',
  withdrawals: [],
  parentBeaconBlockRoot: zeroHash,
  transactions: [],
  noTxPool: true,
  gasLimit: '0x2625a00',
  eip1559Params: '0x000000fa00000006',
  minBaseFee: 0,
};

/** The execution client's id for a block under construction. */
export const payloadInfo = { id: '0x0300000000000001', timestamp: 1783526403 };

/** 65 bytes, the length of a sequencer's block signature. */
export const signature = `0x${'0'.repeat(130)}`;

export { zeroAddress, zeroHash };
