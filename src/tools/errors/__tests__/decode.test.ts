import { type Abi, encodeAbiParameters, encodeErrorResult, parseAbi } from 'viem';

import { errorGroups, errorTitle } from '@site/src/data/errors';
import { TEXT_LIMIT, decode } from '@site/src/tools/errors/decode';

const look = (text: string) => decode(text, errorGroups);
const titles = (text: string): readonly string[] => look(text).findings.map(({ error }) => errorTitle(error));
const remarks = (text: string): readonly string[] => look(text).remarks;

const abi: Abi = parseAbi([
  'error Error(string)',
  'error Panic(uint256)',
  'error NoImplementation(uint32 gameType)',
  'error GameAlreadyExists(bytes32 uuid)',
  'error BondTooLow(uint256 balance, uint256 required)',
  'error InvalidRoleAddress(string role)',
  'error InvalidInputData(bytes provided, bytes expected)',
  'error AddressHasNoCode(address who)',
]);

describe('the decoder', () => {
  test.each<[string, string, readonly string[]]>([
    ['a selector', '0xe3c00816', ['NotInAccessList()']],
    ['a selector without 0x', 'e3c00816', ['NotInAccessList()']],
    ['a selector in capitals', '0xE3C00816', ['NotInAccessList()']],
    ['a name', 'NotInAccessList', ['NotInAccessList()']],
    ['a name with parentheses', 'Unproven()', ['Unproven()']],
    ['the end of a name', 'ProofNotOldEnough', ['OptimismPortal_ProofNotOldEnough()']],
    ['a part of a name in small letters', 'noexecuting', ['CrossL2Inbox_NoExecutingDeposits()']],
    ['a code of the filter', '-320602', ['-320602 FAILSAFE_ENABLED']],
    ['a name of one word that stands alone', 'Unproven', ['Unproven()']],
    ['a code that has a name and stands for many texts', '-32602', ['-32602 INVALID_PARAMS']],
    [
      'a text of a server with a name in it',
      'failed to fetch executing message block: call reverted with NotInAccessList()',
      ['failed to fetch executing message block: <reason>', 'NotInAccessList()'],
    ],
    ['an error beside quantities', 'NotInAccessList() gas=0x5 block=0x82e', ['NotInAccessList()']],
    [
      'what cast prints',
      'Error: Failed to estimate gas: server returned an error response: error code 3: execution reverted: custom error 0x9ca9480b, data: "0x9ca9480b"',
      ['MessageAlreadyRelayed()'],
    ],
    [
      'a JSON-RPC answer',
      '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x31ac2211"}}',
      ['MessageDestinationNotRelayChain()'],
    ],
    [
      'an answer of the simulator',
      '{"code":-32602,"message":"executing and initiating message fields are not equal"}',
      ['executing and initiating message fields are not equal'],
    ],
    [
      'an answer of the simulator with numbers',
      'error code -32602: no chain found for chain id: 903',
      ['no chain found for chain id: <number>'],
    ],
    [
      'a dependency set',
      'executing message in block (chain 902) may not execute message from chain 901: not in dependency set',
      [
        'executing message in block (chain <number>) may not execute message from chain <number>: not in dependency set',
      ],
    ],
    ['an error of the pool', 'rpc error: transaction filtered out', ['transaction filtered out']],
    [
      'a log line of the supervisor',
      't=2025-06-10 lvl=warn msg="Access-list check failed" err="conflicting data"',
      ['-320600 CONFLICTING_DATA'],
    ],
    ['a code of the supervisor', '-320501', ['-320501 UNKNOWN_CHAIN']],
    [
      'a code in an answer without a known text',
      '{"error": {"code": -32601, "message": "rpc method is not whitelisted"}}',
      ['the method <name> does not exist/is not available'],
    ],
    [
      'a method the server lacks',
      'the method admin_getAccessListForIdentifier does not exist/is not available',
      ['the method <name> does not exist/is not available'],
    ],
    [
      'a text of a bridge',
      'execution reverted: StandardBridge: cannot send value',
      ['StandardBridge: cannot send value'],
    ],
    [
      'a text that begins with what varies',
      'msg="engine safe reset target not found"',
      ['<name> reset target not found'],
    ],
    ['a revert without a reason', 'execution reverted', ['execution reverted']],
    [
      'a viem message',
      'The contract function "relayMessage" reverted.\n\nError: MessageAlreadyRelayed()',
      ['MessageAlreadyRelayed()'],
    ],
  ])('reads %s', (_what, text, expected) => {
    expect([...titles(text)].sort()).toEqual([...expected].sort());
    expect(remarks(text)).toEqual([]);
  });

  test('reads a text and finds it in the table', () => {
    const data = encodeErrorResult({
      abi,
      errorName: 'Error',
      args: ['DelayedWETH: withdrawal delay not met'],
    });
    expect(titles(data)).toEqual(['Error(string)', 'DelayedWETH: withdrawal delay not met']);
    expect(look(data).findings[0]?.arguments).toEqual([
      { name: 'message', type: 'string', value: 'DelayedWETH: withdrawal delay not met' },
    ]);
  });

  test('reads a text that is not in the table', () => {
    const data = encodeErrorResult({ abi, errorName: 'Error', args: ['¡no!'] });
    expect(look(data).findings[0]?.arguments[0]?.value).toBe('¡no!');
    expect(remarks(data)).toEqual([
      'The text "¡no!" is not in this table; the contract that reverted explains it.',
    ]);
  });

  test('reads a panic', () => {
    expect(titles(encodeErrorResult({ abi, errorName: 'Panic', args: [0x11n] }))).toEqual([
      'Panic(uint256)',
      'Panic(0x11)',
    ]);
    expect(titles(encodeErrorResult({ abi, errorName: 'Panic', args: [1n] }))).toEqual([
      'Panic(uint256)',
      'Panic(0x01)',
    ]);
    expect(remarks(encodeErrorResult({ abi, errorName: 'Panic', args: [0x99n] }))).toEqual([
      '153 is not a Solidity panic code.',
    ]);
  });

  test.each([
    ['NoImplementation', [254], ['254']],
    ['GameAlreadyExists', [`0x${'ab'.repeat(32)}`], [`0x${'ab'.repeat(32)}`]],
    ['BondTooLow', [1n, 2n ** 255n], ['1', String(2n ** 255n)]],
    ['InvalidRoleAddress', ['batcher'], ['batcher']],
    ['InvalidInputData', ['0x12', '0x'], ['0x12', '0x']],
    [
      'AddressHasNoCode',
      ['0x4200000000000000000000000000000000000023'],
      ['0x4200000000000000000000000000000000000023'],
    ],
  ])('reads the arguments of %s', (errorName, args, values) => {
    const data = encodeErrorResult({ abi, errorName, args });
    expect(look(data).findings[0]?.arguments.map(({ value }) => value)).toEqual(values);
  });

  test('names every contract that has an error of this name', () => {
    expect(look('0x82b42900').findings.map(({ group }) => group.id)).toEqual([
      'superchain-assets',
      'optimism-portal',
    ]);
  });

  test.each<[string, string, string]>([
    ['nothing', ' ', 'The text is empty; paste a selector, revert data, an error response or a log line.'],
    [
      'far too much',
      'x'.repeat(TEXT_LIMIT + 1),
      'The text has 100,001 characters and the limit is 100,000; paste only the lines with the error.',
    ],
    [
      'an unknown selector',
      '0x12345678',
      '0x12345678 is not the selector of an error in this table. It may belong to your own contract, or to another version: look it up in the ABI of the contract that reverted.',
    ],
    [
      'empty revert data',
      '{"code":3,"message":"reverted","data":"0x"}'.replace('"code":3,', ''),
      'The revert data is empty (0x): the contract gave no reason, ran out of gas, or has no such function; or there is no contract at the address.',
    ],
    [
      'an odd number of digits',
      `0xe3c00816${'0'.repeat(63)}`,
      'The hex 0xe3c0081600000000… has an odd number of digits (71), so a digit is missing or extra.',
    ],
    [
      'revert data cut off',
      `0x08c379a0${'0'.repeat(66)}`,
      'The hex 0x08c379a000000000… has 37 bytes; revert data has 4, then a multiple of 32, so it was cut off or is something else.',
    ],
    [
      'a transaction hash',
      `0x${'ab'.repeat(32)}`,
      `0xabababababababab… is not revert data, which begins with 4 bytes and continues in words of 32. For a failed transaction, get its trace or repeat the call with cast call.`,
    ],
    [
      'a number that is no code',
      '12345',
      'The text has no selector, revert data, error text or code in this table. Filter the list below, or search this site for the part of the line that does not change.',
    ],
    [
      'prose',
      'It does not work',
      'The text has no selector, revert data, error text or code in this table. Filter the list below, or search this site for the part of the line that does not change.',
    ],
  ])('says plainly that it cannot read %s', (_what, text, remark) => {
    expect(look(text)).toEqual({ findings: [], lines: [], remarks: [remark] });
  });

  test.each(['0x…', '0x...', '0xgarbage'])('does not take %s for empty revert data', (text) => {
    expect(remarks(`reverted, data: "${text}"`)).toEqual([
      'The text has no selector, revert data, error text or code in this table. Filter the list below, or search this site for the part of the line that does not change.',
    ]);
  });

  test.each(['data: 0x', 'data: 0x.', '{"data":"0x"}'])(
    'takes the 0x of %s for empty revert data',
    (text) => {
      expect(remarks(text)).toEqual([expect.stringMatching(/^The revert data is empty/)]);
    },
  );

  test('is not misled by addresses, hashes and words of a log line', () => {
    const line = `t=2025 lvl=info msg="Error while Unproven" to=0x4200000000000000000000000000000000000023 hash=0x${'ef'.repeat(32)} gas=0x5208`;
    expect(look(line).findings).toEqual([]);
  });

  test.each([
    't=2025 lvl=info msg="Sealed block" time=0x67f04d4b root=0x12345678',
    'block timestamp 0x67f04d4b',
    'calldata: 0x12345678',
  ])('does not take the words of %s for selectors', (text) => {
    expect(remarks(text)).toEqual([
      'The text has no selector, revert data, error text or code in this table. Filter the list below, or search this site for the part of the line that does not change.',
    ]);
  });

  test.each([
    '0x12345678',
    '12345678',
    '{"error":{"message":"reverted","data":"0x12345678"}}',
    'custom error 0x12345678',
    'call reverted: 0x12345678, time 0x67f04d4b',
    'The contract function "f" reverted with the following signature:\n0x12345678',
  ])('says of %s that its selector is not known', (text) => {
    expect(remarks(text)).toEqual([expect.stringMatching(/^0x12345678 is not the selector of an error/)]);
  });

  test('reads a known selector wherever it stands', () => {
    expect(titles('hash=0x12345678 sel=0xe3c00816')).toEqual(['NotInAccessList()']);
  });

  test('reads the selector that a contract reverts with by a slip', () => {
    expect(titles('execution reverted, data: "0x07b1daf1"')).toEqual(['InvalidInputSize()']);
  });

  test('makes five remarks and counts the others', () => {
    const hex = Array.from({ length: 9 }, (_, index) => `data: 0x1234567${index}`);
    expect(remarks(hex.slice(0, 5).join())).toHaveLength(5);
    expect(remarks(hex.slice(0, 6).join()).at(-1)).toMatch(/^1 more part of the text could not be read/);
    const all = remarks(hex.join());
    expect(all).toHaveLength(6);
    expect(all.at(-1)).toBe(
      '4 more parts of the text could not be read either; paste only the lines with the error.',
    );
  });

  test('does not read arguments that do not fit', () => {
    const data = `0xb87aa3ca${encodeAbiParameters([{ type: 'uint256' }], [1n]).slice(2, 20)}`;
    expect(look(data).findings).toEqual([]);
    const wide = encodeErrorResult({ abi, errorName: 'NoImplementation', args: [1] }).replace(
      /0{56}0{7}1$/,
      `1${'0'.repeat(63)}`,
    );
    expect(remarks(wide)).toEqual([
      `The data after ${wide.slice(0, 10)} does not match NoImplementation(uint32); its arguments were not read.`,
    ]);
  });

  test('does not read a text or an address that is not whole', () => {
    const text = encodeErrorResult({
      abi,
      errorName: 'Error',
      args: ['a text of more than 32 bytes, for two words'],
    });
    const address = encodeErrorResult({ abi, errorName: 'AddressHasNoCode', args: [`0x${'1'.repeat(40)}`] });
    for (const [data, signature] of [
      [text.slice(0, -64), 'Error(string)'],
      [address.replace('00', '01'), 'AddressHasNoCode(address)'],
    ] as const) {
      expect(look(data).findings.map(({ arguments: read }) => read)).toEqual([[]]);
      expect(remarks(data)).toEqual([
        `The data after ${data.slice(0, 10)} does not match ${signature}; its arguments were not read.`,
      ]);
    }
  });

  test.each(['sidechain not found', 'unknown chainId 5'])(
    'does not find a text within the words of "%s"',
    (text) => {
      expect(look(text).findings).toEqual([]);
    },
  );

  test('lets the varying part of a text be as long as a hash or a name, and no longer', () => {
    const asked = (length: number) =>
      titles(`the method ${'x'.repeat(length)} does not exist/is not available`);
    expect(asked(200)).toEqual(['the method <name> does not exist/is not available']);
    expect(asked(201)).toEqual([]);
  });

  test('does not look at what stands before a text that begins with what varies', () => {
    expect(look('msg="engine safe reset target not found"').findings[0]?.evidence).toBe(
      'reset target not found',
    );
  });

  // Patterns that may reach the end of a long line are slow. Short lines bound every pattern, so they are the
  // baseline on any machine.
  test.each([
    'some ordinary text ',
    'a reset target not foun ',
    'A() ',
    'executing message in block (chain ',
    'the method ',
  ])('reads one endless line of "%s" nearly as fast as many short ones', (words) => {
    const long = words.repeat(TEXT_LIMIT / words.length);
    const short = long.replace(/(.{100})/g, '$1\n').slice(0, TEXT_LIMIT);
    const fastest = (text: string): number =>
      Math.min(
        ...Array.from({ length: 3 }, () => {
          const start = performance.now();
          look(text);
          return performance.now() - start;
        }),
      );
    expect(fastest(long)).toBeLessThan(10 * fastest(short));
  });

  test('finds every text of the table in a line that quotes it', () => {
    const lost = errorGroups
      .flatMap(({ errors }) => errors)
      .filter((error) => {
        const text = error.kind === 'string' || error.kind === 'rpc' ? error.text : undefined;
        if (text === undefined) return false;
        return !titles(`err="${text.replace(/<[^>]*>/g, '7')}"`).includes(errorTitle(error));
      })
      .map(errorTitle);
    expect(lost).toEqual([]);
  });
});

describe('parts of names', () => {
  test('that many names contain show some of them and say how many more there are', () => {
    const { findings, remarks: said } = look('OptimismPortal');
    expect(findings).toHaveLength(8);
    expect(said).toEqual([expect.stringMatching(/^\d+ more names contain "OptimismPortal";/)]);
  });

  test('of fewer than four letters find nothing', () => {
    expect(look('not').findings).toEqual([]);
  });
});

describe('log lines of pages', () => {
  test('are shown beside errors, and nothing else is said of a text that has one', () => {
    const line = { text: 'Deriver system is resetting', to: '/a#b', label: 'A' };
    expect(decode('t=1 lvl=warn msg="Deriver system is resetting" err=…', errorGroups, [line])).toEqual({
      findings: [],
      lines: [line],
      remarks: [],
    });
  });
});
