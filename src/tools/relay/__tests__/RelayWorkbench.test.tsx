import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import RelayWorkbench from '@site/src/tools/relay/Workbench';
import ChainProofs from '@site/src/tools/relay/Workbench/ChainProofs';
import Results from '@site/src/tools/relay/Workbench/Results';
import { type State, exampleState, reduce, view } from '@site/src/tools/relay/Workbench/state';
import Workbench from '@site/src/tools/relay/Workbench/Workbench';
import { localEndpoints } from '@site/src/tools/relay/castSend';
import { exampleEncoded, exampleLog, exampleText } from '@site/src/tools/relay/example';
import { type MessageField } from '@site/src/tools/relay/identifier';

jest.mock('@site/src/tools/relay/Workbench/load', () => ({
  loadWorkbench: () => Promise.reject(new Error('a server loads no form')),
}));

const decoded = (html: string): string =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** State after these actions, starting with an empty form. */
function after(...actions: readonly Parameters<typeof reduce>[1][]): State {
  return [{ type: 'empty' } as const, ...actions].reduce(reduce, exampleState);
}

const paste = (text: string) => ({ type: 'paste', paste: text }) as const;
const fill = (field: MessageField, value: string) => ({ type: 'field', field, value }) as const;

describe('the page without JavaScript', () => {
  const html = decoded(renderToStaticMarkup(<RelayWorkbench />));

  test.each([
    ['the event', exampleLog],
    ['the payload', exampleText.payload],
    ['the payload hash', exampleEncoded.payloadHash],
    ['the lookup key', exampleEncoded.lookup],
    ['the checksum', exampleEncoded.checksum],
    ['the access list', JSON.stringify(exampleEncoded.accessList, null, 2)],
    ['the command', '(0x4200000000000000000000000000000000000023,14,2,1743801675,901)'],
    ['the variable for the key', '--private-key "$PRIVATE_KEY"'],
  ])('shows %s of the worked example', (_what, text) => {
    expect(html).toContain(text);
  });

  test('says that the form needs JavaScript', () => {
    expect(html).toContain('<noscript><p class="notice">The form needs JavaScript.');
  });

  test('has no field, least of all one for a key', () => {
    expect(html).not.toMatch(/<(input|textarea|select)/);
  });
});

describe('the form', () => {
  const html = decoded(renderToString(<Workbench />)).replaceAll('<!-- -->', '');

  test('opens with the worked example and the same results', () => {
    expect(html).toContain(`>${exampleLog}</textarea>`);
    expect(html).toContain(exampleEncoded.checksum);
    expect(html).toMatch(/<p role="status"[^>]*>Done: an access list of 2 keys/);
  });

  test('has a label for every field and asks for no key', () => {
    const labels = [...html.matchAll(/<label[^>]* for="([^"]+)">([^<]+)<\/label>/g)].map(([, id, text]) => ({
      id,
      text,
    }));
    const fields = [...html.matchAll(/<(?:input|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(fields).toHaveLength(10);
    expect(labels.map(({ id }) => id)).toEqual(fields);
    expect(labels.map(({ text }) => text).join()).not.toMatch(/key|password|mnemonic/i);
    expect(html).not.toMatch(/type="password"|<form[^>]* action=/);
  });

  test('shows the commands that read the timestamp and the chain ID', () => {
    expect(html).toContain('cast block 14 --field timestamp --rpc-url http://127.0.0.1:9545');
    expect(html).toContain('cast chain-id --rpc-url http://127.0.0.1:9545');
  });
});

describe('the game types of the two chains', () => {
  const words = (source: bigint, destination?: bigint): string =>
    renderToStaticMarkup(<ChainProofs source={source} destination={destination} />).replace(/<[^>]+>/g, ' ');

  test('are shown where a source names them', () => {
    expect(words(10n, 1868n)).toMatch(/OP Mainnet +9, +SUPER_CANNON_KONA , since Upgrade 20, 2026-09-24/);
    expect(words(10n, 1868n)).toMatch(/destination, Soneium +5, +SUPER_PERMISSIONED ,/);
  });

  test('are not known, or of no chain of the registry, otherwise', () => {
    const automata = words(65_536n);
    expect(automata).toMatch(/Automata Mainnet +not known \(newest source: 2026-09-24\); query the chain/);
    expect(automata).not.toContain('destination');
    expect(words(901n)).toMatch(/source, chain 901 +not in the registry/);
  });

  test('are below the results of the form', () => {
    expect(decoded(renderToString(<Workbench />))).toContain('Respected game type');
  });
});

describe('a pasted event', () => {
  test('fills in what it says, and leaves what it does not say to the reader', () => {
    const state = after(paste(exampleLog));
    expect(state.text).toEqual({ ...exampleText, timestamp: '', chainId: '' });
    expect(view(state).status).toBe('Still missing: timestamp, chain ID.');
    const done = reduce(reduce(state, fill('timestamp', '1743801675')), fill('chainId', '901'));
    expect(view(done).results?.encoded).toEqual(exampleEncoded);
  });

  test("never inherits the example's chain ID, but keeps the reader's own", () => {
    expect(reduce(exampleState, paste(exampleLog.replace('logIndex: 2', 'logIndex: 3'))).text.chainId).toBe(
      '',
    );
    expect(after(fill('chainId', '905'), paste(exampleLog)).text.chainId).toBe('905');
  });

  test('takes the place of the one before, so that no value of it is left', () => {
    const other = exampleLog.replace('logIndex: 2', 'logIndex: 7');
    const state = after(paste(exampleLog), fill('timestamp', '1'), paste(other));
    expect(state.text).toEqual({ ...exampleText, logIndex: '7', timestamp: '', chainId: '' });
    expect(after(paste(exampleLog), paste(' ')).text).toEqual(after().text);
  });

  test('keeps the timestamp that was typed while the text is edited and the event stays the same', () => {
    const typed = after(paste(exampleLog), fill('timestamp', '1743801675'), fill('chainId', '901'));
    expect(reduce(typed, paste(`${exampleLog}\n`)).text).toEqual(exampleText);
    expect(reduce(reduce(typed, paste(`${exampleLog}x: `)), paste(exampleLog)).text).toEqual(exampleText);
    const two = `${exampleLog.replace('logIndex: 2', 'logIndex: 7')}\n${exampleLog}`;
    expect(reduce(typed, paste(two))).toMatchObject({ choice: 1, text: exampleText });
  });

  test('that is not understood leaves the fields and their results, and says so', () => {
    const started = after(paste(exampleLog), fill('timestamp', '1'), paste('not a log'));
    expect(started.text).toEqual({ ...exampleText, timestamp: '1', chainId: '' });
    expect(view(started).status).toMatch(
      /^The pasted text was not understood\. Line 1, "not a log", is not a line/,
    );
    expect(view(started).results).toBeUndefined();
    const complete = view(reduce(exampleState, paste('not a log')));
    expect(complete.results?.encoded).toEqual(exampleEncoded);
    expect(complete.status).toMatch(
      /^The pasted text was not understood\. .* The fields are as they were\. Done: an access list of 2 keys, and/,
    );
  });

  test('has to be chosen where there are two', () => {
    const state = after(paste(`${exampleLog}\n${exampleLog.replace('logIndex: 2', 'logIndex: 7')}`));
    expect(view(state).status).toBe('The pasted text has 2 messages. Choose the one to relay.');
    expect(state.text.logIndex).toBe('');
    expect(reduce(state, { type: 'choose', choice: 1 }).text.logIndex).toBe('7');
    expect(reduce(state, { type: 'choose', choice: 9 })).toBe(state);
  });

  test('keeps the chain ID that was typed before one was chosen', () => {
    const two = paste(`${exampleLog}\n${exampleLog.replace('logIndex: 2', 'logIndex: 7')}`);
    const state = reduce(after(two, fill('chainId', '905')), { type: 'choose', choice: 1 });
    expect(state.text).toMatchObject({ chainId: '905', logIndex: '7' });
  });
});

describe('what is filled in', () => {
  const complete = Object.entries(exampleText).map(([field, value]) => fill(field as MessageField, value));

  test('gives the results without any paste', () => {
    expect(view(after(...complete)).results?.encoded).toEqual(exampleEncoded);
  });

  test.each<[string, MessageField, string, string]>([
    ['an odd payload', 'payload', '0x123', 'One problem: The payload has an odd number of hex digits (3)'],
    [
      'a number out of range',
      'logIndex',
      '4294967296',
      'One problem: The log index "4294967296" does not fit in 32 bits',
    ],
    ['the destination as source', 'chainId', '902', 'One problem: The chain ID 902 is the destination'],
  ])('gives a sentence and no results with %s', (_what, field, value, sentence) => {
    const { status, problems, results } = view(after(...complete, fill(field, value)));
    expect(status).toContain(sentence);
    expect([...problems.keys()]).toEqual([field]);
    expect(results).toBeUndefined();
  });

  test('gives a list but no command where relayMessage would refuse', () => {
    const { status, results } = view(after(...complete, fill('origin', `0x${'12'.repeat(20)}`)));
    expect(status).toBe('Done: an access list of 2 keys. relayMessage would refuse this message.');
    expect(results?.relay).toMatchObject({ ok: false, problem: { field: 'origin' } });
  });

  test('gives three keys for a chain ID of more than 64 bits', () => {
    const { results, status } = view(after(...complete, fill('chainId', String(2n ** 64n + 19n))));
    expect(results?.encoded.extension).toBe(
      '0x0200000000000000000000000000000000000000000000000000000000000001',
    );
    expect(status).toContain('an access list of 3 keys');
  });

  test('uses the endpoints of the reader, and refuses what is none', () => {
    const state = reduce(exampleState, {
      type: 'endpoint',
      field: 'destination',
      value: ' https://rpc.example/a ',
    });
    expect(view(state).endpoints.destination).toBe('https://rpc.example/a');
    const wrong = view(reduce(exampleState, { type: 'endpoint', field: 'admin', value: '8420' }));
    expect(wrong.problems.get('admin')).toMatch(
      /^The URL of the simulator's admin server "8420" is not a URL/,
    );
    expect(wrong.endpoints).toEqual({ ...localEndpoints, admin: undefined });
  });

  test.each([
    ['source', ['Access list', 'Relay it', 'Ask a local Supersim'], []],
    ['destination', ['Access list', 'Ask a local Supersim'], ['Relay it']],
    ['admin', ['Access list', 'Relay it'], ['Ask a local Supersim']],
  ] as const)('with a bad URL of the %s gives everything else', (field, shown, left) => {
    const state = reduce(exampleState, { type: 'endpoint', field, value: '8420' });
    const { results, endpoints, status } = view(state);
    expect(status).toMatch(/^Done: an access list of 2 keys.* One problem: The .* "8420" is not a URL/);
    if (!results) throw new Error('There are no results.');
    const html = renderToStaticMarkup(<Results {...results} endpoints={endpoints} />);
    expect(shown.filter((label) => !html.includes(label))).toEqual([]);
    expect(left.filter((label) => html.includes(label))).toEqual([]);
  });

  test.each(['empty', 'example'] as const)('leaves the endpoints of the reader in place: %s', (type) => {
    const own = { type: 'endpoint', field: 'source', value: 'https://rpc.example/a' } as const;
    expect(reduce(reduce(exampleState, own), { type }).endpoints.source).toBe('https://rpc.example/a');
  });

  test('says what to do first when all is empty', () => {
    expect(view(after()).status).toBe('Paste an event or a receipt, or fill in the six fields.');
  });
});
