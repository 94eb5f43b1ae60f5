import { type Hex } from './identifier';

/** Checks a message against the transaction's access list, which names this address. */
export const CROSS_L2_INBOX: Hex = '0x4200000000000000000000000000000000000022';

/** Sends messages on one chain and relays them on another. */
export const L2_TO_L2_CROSS_DOMAIN_MESSENGER: Hex = '0x4200000000000000000000000000000000000023';

/** topic0 of `SentMessage(uint256,address,uint256,address,bytes)`; a test recomputes it. */
export const SENT_MESSAGE_TOPIC: Hex = '0x382409ac69001e11931a28435afef442cbfd20d9891907e8fa373ba7d351f320';

/** Signature for `cast logs`. */
export const SENT_MESSAGE_SIGNATURE = 'SentMessage(uint256,address,uint256,address,bytes)';

/** Signature for `cast send`. */
export const RELAY_MESSAGE_SIGNATURE = 'relayMessage((address,uint256,uint256,uint256,uint256),bytes)';
