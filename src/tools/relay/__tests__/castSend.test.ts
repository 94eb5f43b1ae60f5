import { execFileSync } from 'node:child_process';

import {
  adminCommand, contextCommands, localEndpoints, readEndpoint, relayCommand,
} from '@site/src/tools/relay/castSend'; // prettier-ignore
import { shellWord } from '@site/src/lib/shellWord';
import { exampleEncoded, exampleMessage } from '@site/src/tools/relay/example';

/** Arguments that a POSIX shell passes to the command. */
function argumentsOf(command: string, environment: Record<string, string> = {}): readonly string[] {
  const script = `cast() { for argument; do printf '%s\\0' "$argument"; done; }\n${command}\n`;
  const output = execFileSync('/bin/sh', ['-euc', script], { env: environment, encoding: 'utf8' });
  return output.split('\0').slice(0, -1);
}

describe('the cast command', () => {
  test('hands cast the tuple, the payload, the list and the URL, and takes the key from the shell', () => {
    const command = relayCommand(exampleMessage, exampleEncoded.accessList, 'http://127.0.0.1:9546');
    expect(argumentsOf(command, { PRIVATE_KEY: 'from the shell' })).toEqual([
      'send',
      '0x4200000000000000000000000000000000000023',
      'relayMessage((address,uint256,uint256,uint256,uint256),bytes)',
      '(0x4200000000000000000000000000000000000023,14,2,1743801675,901)',
      exampleMessage.payload,
      '--access-list',
      JSON.stringify(exampleEncoded.accessList),
      '--rpc-url',
      'http://127.0.0.1:9546',
      '--private-key',
      'from the shell',
    ]);
  });

  test('asks the simulator with the same six fields', () => {
    const [, method, argument, ...rest] = argumentsOf(adminCommand(exampleMessage, localEndpoints.admin));
    expect(method).toBe('admin_getAccessListForIdentifier');
    expect(JSON.parse(argument ?? '')).toEqual({
      origin: '0x4200000000000000000000000000000000000023',
      blockNumber: '14',
      logIndex: '2',
      timestamp: '1743801675',
      chainId: '901',
      payload: exampleMessage.payload,
    });
    expect(rest).toEqual(['--rpc-url', 'http://127.0.0.1:8420']);
  });

  test('reads the timestamp and the chain ID from the source chain', () => {
    expect(contextCommands('14', localEndpoints.source)).toEqual({
      timestamp: 'cast block 14 --field timestamp --rpc-url http://127.0.0.1:9545',
      chainId: 'cast chain-id --rpc-url http://127.0.0.1:9545',
    });
  });

  test('asks for the block that was typed, whatever was typed', () => {
    const { timestamp } = contextCommands('14; echo $(id)', localEndpoints.source);
    expect(argumentsOf(timestamp)).toEqual([
      'block',
      '14; echo $(id)',
      '--field',
      'timestamp',
      '--rpc-url',
      'http://127.0.0.1:9545',
    ]);
  });

  test.each([
    'http://a/?x=1&y=$(id)',
    'http://a/?x=1&y=2',
    'http://a/b?',
    'http://a/*',
    "https://a/'; id; '",
    'http://a/`id`',
    'wss://a/#b',
  ])('keeps %s one argument', (url) => {
    expect(argumentsOf(`cast ${shellWord(url)}`)).toEqual([url]);
  });
});

describe('the URL of a server', () => {
  test.each([
    'http://127.0.0.1:9546',
    'https://rpc.example/v1?key=a',
    'ws://[::1]:8546',
    ' http://localhost:9545 ',
  ])('may be %s', (url) => {
    expect(readEndpoint(url, 'destination')).toEqual({ ok: true, value: url.trim() });
  });

  test.each([
    ['', 'The RPC URL of the destination chain is empty.'],
    [
      'localhost:9546',
      'The RPC URL of the destination chain "localhost:9546" is not a URL such as http://127.0.0.1:9546.',
    ],
    ['http://', 'The RPC URL of the destination chain "http://" is not a URL such as http://127.0.0.1:9546.'],
    [
      'http://a:99999',
      'The RPC URL of the destination chain "http://a:99999" is not a URL such as http://127.0.0.1:9546.',
    ],
    ['http://a b', 'The RPC URL of the destination chain "http://a b" contains a blank.'],
  ])('may not be "%s"', (url, message) => {
    expect(readEndpoint(url, 'destination')).toEqual({
      ok: false,
      problem: { field: 'destination', message },
    });
  });
});
