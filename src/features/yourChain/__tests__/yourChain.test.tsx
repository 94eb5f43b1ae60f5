import { type ReactElement } from 'react';

import BaseFeePlot from '@site/src/tools/fees/BaseFeePlot';
import ChainPicker from '@site/src/features/yourChain/ChainPicker';
import FeeCalculator from '@site/src/tools/fees/FeeCalculator';
import ChainActivation from '@site/src/features/yourChain/ChainActivation';
import ChainAddress from '@site/src/features/yourChain/ChainAddress';
import ChainCommand from '@site/src/features/yourChain/ChainCommand';
import ChainGameType from '@site/src/features/yourChain/ChainGameType';
import ChainRequires from '@site/src/features/yourChain/ChainRequires';
import ChainValue from '@site/src/features/yourChain/ChainValue';
import PendingTable from '@site/src/features/yourChain/PendingTable';
import ChainRoles from '@site/src/components/reference/PrivilegedRoles/ChainRoles';
import { chainListSource, listedChain, listedChains } from '@site/src/data/chainList';
import { network, opMainnet } from '@site/src/data/chains';
import { requirePredeploy } from '@site/src/data/predeploys';
import { type ChainsThen } from '@site/src/data/chainsThen';
import { defaultDetails } from '@site/src/features/yourChain/details';
import { gameTypeOf } from '@site/src/features/yourChain/gameType';
import { chainFields, type ChainField } from '@site/src/features/yourChain/values';
import * as yourChain from '@site/src/features/yourChain/useYourChain';
import { oneChain } from '../../../../tests/support/chains';
import { formProblems, markupOf, textOf } from '../../../../tests/support/markup';

// A copy, whose functions can be replaced.
jest.mock('@site/src/features/yourChain/useYourChain', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@site/src/features/yourChain/useYourChain'),
}));
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (route: string) => route }));

test('the picker lists every chain with OP Mainnet chosen', () => {
  const markup = markupOf(<ChainPicker />);
  expect([...markup.matchAll(/<option /g)]).toHaveLength(listedChains().length);
  expect([...markup.matchAll(/<option value="([^"]+)" selected=""/g)].map((match) => match[1])).toEqual([
    'mainnet/op',
  ]);
  expect(formProblems(markup)).toEqual([]);
  expect(textOf(markup)).toContain('The values below are for OP Mainnet, chain ID 10, on Ethereum.');
});

test('every field has a value of OP Mainnet on the server', () => {
  for (const field of Object.keys(chainFields) as ChainField[]) {
    const text = textOf(markupOf(<ChainValue field={field} />));
    expect(text).not.toMatch(/loading|undefined|registry/);
    expect(text.trim()).not.toBe('');
  }
  expect(markupOf(<ChainValue field="rpc" />)).toBe(`<code>${opMainnet.public_rpc}</code>`);
});

test('an L1 contract is shown with its address and its page on the L1 explorer', () => {
  const { OptimismPortalProxy = '' } = opMainnet.addresses;
  const markup = markupOf(<ChainAddress contract="OptimismPortalProxy" />);
  expect(markup).toContain(`<code>${OptimismPortalProxy}</code>`);
  expect(markup).toContain(`href="${network('mainnet').l1.explorer}/address/${OptimismPortalProxy}"`);
  expect(markup).toContain('aria-label="Copy the address of OptimismPortalProxy"');
});

test('an L2 contract is a predeploy on the explorer of the chain', () => {
  const { address } = requirePredeploy('L1Block');
  const markup = markupOf(<ChainAddress contract="L1Block" layer="l2" />);
  expect(markup).toContain(`href="${opMainnet.explorer}/address/${address}"`);
  expect(() => markupOf(<ChainAddress contract="Nope" layer="l2" />)).toThrow(/no predeploy named "Nope"/);
});

test('a contract that the chain does not have is said to be missing', () => {
  expect(textOf(markupOf(<ChainAddress contract="L2OutputOracleProxy" />))).toContain(
    'no L2OutputOracleProxy for OP Mainnet in the registry',
  );
});

test('an activation is shown in UTC and Unix time, and the zone of the reader is left to the browser', () => {
  const { timestamp = 0, utc = '' } = opMainnet.hardforks.isthmus ?? {};
  const markup = markupOf(<ChainActivation upgrade="isthmus" />);
  expect(Date.parse(/dateTime="([^"]+)"/i.exec(markup)?.[1] ?? '')).toBe(Date.parse(utc ?? ''));
  expect(textOf(markup)).toContain(`2025-05-09 16:00:01 UTC (Unix ${timestamp} )`);
  expect(markup).not.toContain('where you are');
});

test('an upgrade that the chain does not have is said so, and one that it has adds nothing', () => {
  expect(textOf(markupOf(<ChainActivation upgrade="pectra blob schedule" />))).toContain(
    'Pectra blob schedule is not scheduled for OP Mainnet',
  );
  expect(textOf(markupOf(<ChainRequires upgrade="pectra blob schedule" feature="Something" />))).toContain(
    'Something needs Pectra blob schedule, which OP Mainnet does not have according to the registry.',
  );
  expect(textOf(markupOf(<ChainRequires upgrade="isthmus" feature="The operator fee" />)).trim()).toBe('');
});

test('the respected game type is shown with its name and since when', () => {
  expect(textOf(markupOf(<ChainGameType />))).toMatch(
    /^ *9 *, +SUPER_CANNON_KONA *, +since Upgrade 20, 2026-09-24 *$/,
  );
});

test('a game type that no source names is not known, with the day of the newest source', () => {
  expect(gameTypeOf('mainnet/automata')).toEqual({ status: 'unknown', newest: '2026-09-24' });
  expect(gameTypeOf('mainnet/automata', [])).toEqual({ status: 'unknown', newest: undefined });
});

test('a game type that an upgrade left as it was is not dated as new', () => {
  expect(gameTypeOf('mainnet/zora')).toMatchObject({ type: 1, when: 'kept by Upgrade 19, 2026-06-26' });
});

test('a command carries the values of OP Mainnet', () => {
  expect(textOf(markupOf(<ChainCommand code="cast chain-id --rpc-url {rpc}" />))).toContain(
    `cast chain-id --rpc-url ${opMainnet.public_rpc}`,
  );
});

describe('on a page of a snapshot', () => {
  const op = listedChain('mainnet/op');
  if (!op) throw new Error('The list of chains has no OP Mainnet.');
  const then: ChainsThen = {
    version: 'isthmus',
    source: chainListSource,
    chains: [
      { ...op, name: 'OP as it was', public_rpc: 'https://then.example', forks: {} },
      { ...op, identifier: 'mainnet/left', name: 'Left' },
    ],
    details: { ...defaultDetails, addresses: { SystemConfigProxy: '0x01' }, roles: { Guardian: '0x02' } },
    predeploys: { L1Block: '0x15' },
  };

  test.each([
    ['the picker has the chains of that time', <ChainPicker then={then} />, 'Left (10)'],
    [
      'a command has their endpoints, contracts and predeploys',
      <ChainCommand then={then} code="{rpc} {address:SystemConfigProxy} {predeploy:L1Block}" />,
      'https://then.example 0x01 0x15',
    ],
    ['a value is of that time', <ChainValue then={then} field="name" />, 'OP as it was'],
    ['an address is', <ChainAddress then={then} contract="SystemConfigProxy" />, '0x01'],
    ['a predeploy is', <ChainAddress then={then} contract="L1Block" layer="l2" />, '0x15'],
    [
      'an activation is',
      <ChainActivation then={then} upgrade="isthmus" />,
      'Isthmus is not scheduled for OP as it was in the registry',
    ],
    ['a role is', <ChainRoles then={then} />, '0x02'],
    ['a game type of today is not', <ChainGameType then={then} />, 'not known; query the chain'],
    [
      'a game type of that time is',
      <ChainGameType
        then={{
          ...then,
          gameTypes: [{ chain: op.identifier, type: 0, since: '2024-06-10', upgrade: 'fault proofs' }],
        }}
      />,
      'since fault proofs, 2024-06-10',
    ],
  ])('%s', (_what, element, words) => {
    expect(textOf(markupOf(element))).toContain(words);
  });

  test('a predeploy that the snapshot does not have is a mistake of the page', () => {
    expect(() => markupOf(<ChainCommand then={then} code="{predeploy:Nope}" />)).toThrow(
      'There is no predeploy named "Nope" in isthmus.',
    );
  });
});

describe('where the values of a chain are on their way or did not come', () => {
  const command = <ChainCommand code="cast call {address:SystemConfigProxy} --rpc-url {l1Rpc}" />;
  const waiting = (failed: boolean, element: ReactElement): string => {
    const hook = jest
      .spyOn(yourChain, 'useYourChainDetails')
      .mockReturnValue({ chain: oneChain, choose: () => undefined, details: undefined, failed });
    const markup = markupOf(element);
    hook.mockRestore();
    return markup;
  };

  test.each([
    [false, 'loading…'],
    [true, 'could not be loaded; reload the page to try again'],
  ])('a command says so and is not copied (failed: %s)', (failed, words) => {
    const markup = waiting(failed, command);
    expect(textOf(markup)).toContain(`Values of ${oneChain.name}: ${words}`);
    expect(markup).not.toContain('Copy code');
    expect(markupOf(command)).toContain('Copy code');
  });

  test('a command whose values are all at hand is complete', () => {
    const markup = waiting(true, <ChainCommand code="cast chain-id --rpc-url {rpc}" />);
    expect(textOf(markup)).not.toContain('loaded');
    expect(markup).toContain('Copy code');
  });

  test('the base fee plot and the fee calculator say so', () => {
    expect(textOf(waiting(true, <BaseFeePlot />))).toContain(
      `Figures of ${oneChain.name}: could not be loaded;`,
    );
    const calculator = textOf(waiting(true, <FeeCalculator />));
    expect(calculator).toContain('could not be loaded;');
    expect(calculator).not.toContain('$SYSTEM_CONFIG');
  });
});

test('a command says what the registry does not have, and can be copied all the same', () => {
  const markup = markupOf(<ChainCommand code="cast code {address:L2OutputOracleProxy}" />);
  expect(textOf(markup)).toContain(
    'Replace <L2OutputOracleProxy> with your own: no L2OutputOracleProxy for OP Mainnet in the registry',
  );
  expect(markup).toContain('Copy code');
});

test('a table on its way names what it waits for, and says so when it does not come', () => {
  expect(markupOf(<PendingTable noun="roles" chain="Base" failed={false} />)).toBe(
    '<p role="status">Loading the roles of Base…</p>',
  );
  expect(textOf(markupOf(<PendingTable noun="roles" chain="Base" failed />))).toContain(
    'The roles of Base could not be loaded.',
  );
});
