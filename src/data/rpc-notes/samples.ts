/** Values for example requests. Their form is right; what they name need not exist on your chain. */

/** Of block 1, as all values here that belong to a block. */
export const blockHash = '0x88e96d4537bea4d9c05d12549907b32561d3bf31f45aae734cdc119f13406cb6';
/** Of the block before that, the genesis block. */
export const parentHash = '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3';
/** A block as methods take it that need no more than hash and number. */
export const blockId = { hash: blockHash, number: 1 };
/** A block as op-node tells of it. */
export const blockRef = { hash: blockHash, number: 1, parentHash, timestamp: 1783526401 };
/** A peer as libp2p names it. */
export const peerId = '16Uiu2HAmBTbXbS9xjTbQpVgLVWmJVb4ZGXAhpJsXpCXyb8HTZdoB';
const zeroHash = `0x${'0'.repeat(64)}`;
const zeroAddress = `0x${'0'.repeat(40)}`;

/** A block as the Engine API writes it, without transactions. */
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

/** What op-node has the execution client build the next block of. */
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

/** What the execution client calls a block it is building. */
export const payloadInfo = { id: '0x0300000000000001', timestamp: 1783526403 };

/** 65 bytes, as long as the sequencer's signature under a block is. */
export const signature = `0x${'0'.repeat(130)}`;

export { zeroAddress, zeroHash };
