import { concat, keccak256, numberToHex, stringToHex } from 'viem';
import type { Hex } from 'viem';

const word = (value: number): Hex => numberToHex(value, { size: 32 });
const sourceHash = (domain: number, identity: Hex): Hex => keccak256(concat([word(domain), keccak256(identity)]));

const l1BlockHash = `0x${'11'.repeat(32)}` as const;

// Domain 0: the L1 block's eighth log. Domain 1: the epoch's third L2 block. Both count from 0.
console.log('user deposit:  ', sourceHash(0, concat([l1BlockHash, word(7)])));
console.log('L1 attributes: ', sourceHash(1, concat([l1BlockHash, word(2)])));

// Domain 2: a sentence that names a network upgrade transaction.
console.log('Jovian upgrade:', sourceHash(2, stringToHex('Jovian: L1Block Deployment')));
console.log('Karst upgrade: ', sourceHash(2, stringToHex('Karst 0: ConditionalDeployer Deployment')));
