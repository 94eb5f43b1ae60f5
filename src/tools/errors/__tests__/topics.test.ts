import { topicOf } from '@site/src/data/checksum';
import { contractEvents } from '@site/src/data/contractEvents';
import { eventsIn } from '@site/src/tools/errors/topics';

test('the topic of an event is told by its signature', () => {
  const topic = topicOf('MessagePassed(uint256,address,address,uint256,uint256,bytes,bytes32)');
  const found = eventsIn(`{"topics": ["${topic.toUpperCase().replace('0X', '0x')}"]}`, contractEvents);
  expect(found.map(({ signature }) => signature)).toEqual([
    'MessagePassed(uint256,address,address,uint256,uint256,bytes,bytes32)',
  ]);
});

test('other words of 32 bytes, and longer ones, are no topics', () => {
  const topic = topicOf('MessagePassed(uint256,address,address,uint256,uint256,bytes,bytes32)');
  expect(eventsIn(`0x${'11'.repeat(32)} ${topic}00`, contractEvents)).toEqual([]);
});
