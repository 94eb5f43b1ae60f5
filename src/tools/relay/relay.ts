import { L2_TO_L2_CROSS_DOMAIN_MESSENGER } from './contracts';
import { type Message, type MessageField } from './identifier';
import { fail, type Result } from '../../lib/result';
import { type SentMessage, readSentMessage } from './sentMessage';

/** The message, or why relayMessage would reject it whatever its access list. */
export function readRelay({ identifier, payload }: Message): Result<SentMessage, MessageField> {
  if (identifier.origin !== L2_TO_L2_CROSS_DOMAIN_MESSENGER) {
    return fail(
      'origin',
      `The origin is not L2ToL2CrossDomainMessenger ${L2_TO_L2_CROSS_DOMAIN_MESSENGER}, so relayMessage would revert with IdOriginNotL2ToL2CrossDomainMessenger; the access list is still right for validateMessage.`,
    );
  }
  const sent = readSentMessage(payload);
  if (sent.ok && sent.value.destination === identifier.chainId) {
    return fail(
      'chainId',
      `The chain ID ${identifier.chainId} is the destination in the payload; the identifier needs the chain that the message was sent on.`,
    );
  }
  return sent;
}
