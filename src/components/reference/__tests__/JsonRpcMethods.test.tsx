import { load } from 'cheerio';
import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import JsonRpcMethods from '@site/src/components/reference/JsonRpcMethods';
import { methodEntries } from '@site/src/components/reference/JsonRpcMethods/entries';
import JsonRpcIndex from '@site/src/components/reference/JsonRpcMethods/JsonRpcIndex';
import JsonRpcTypes from '@site/src/components/reference/JsonRpcMethods/JsonRpcTypes';
import hasWords from '@site/src/ui/ReferenceEntry/hasWords';
import opBatcherRpc from '@site/src/data/rpc-notes/op-batcher';
import opNodeRpc from '@site/src/data/rpc-notes/op-node';
import opRethRpc from '@site/src/data/rpc-notes/op-reth';
import supersimRpc from '@site/src/data/rpc-notes/supersim';
import { rpcSheets } from '@site/src/data/rpc-notes';
import { type RpcSheet } from '@site/src/data/rpc-notes/types';
import { currentSnapshot } from '@site/src/data/snapshots';

import { showVersion } from '../../../../tests/support/docsVersion';

jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));

function html(element: ReactElement, version = 'current') {
  showVersion(version);
  return load(`<article>${renderToStaticMarkup(element)}</article>`);
}

const list = (sheet: RpcSheet, namespace: string, version?: string) =>
  html(<JsonRpcMethods sheet={sheet} namespace={namespace} />, version);

function commandsOf(sheet: RpcSheet, namespace: string, method: string): Readonly<Record<string, string>> {
  const entry = methodEntries(sheet, namespace, currentSnapshot).find((each) => each.method === method);
  return Object.fromEntries(entry?.commands.map(({ name, command }) => [name, command]) ?? []);
}

describe("a namespace's methods", () => {
  it('have a heading with the name and a unique id, without a wrapper', () => {
    const $ = list(opNodeRpc, 'optimism');
    expect($('article > h3#op-node-optimism-syncstatus').text()).toBe('optimism_syncStatus');
    expect($('article > h3')).toHaveLength(6);
  });

  it('have a description, parameters and result', () => {
    const text = list(opNodeRpc, 'optimism')('#op-node-optimism-outputatblock').next().text();
    expect(text).toContain('Computes the output root');
    expect(text).toContain('number, hex uint64: L2 block number.');
    expect(text).toContain('OutputResponse');
  });

  it('name the flag they need as typed', () => {
    const $ = list(opNodeRpc, 'admin');
    expect($('#op-node-admin-stopsequencer').next().text()).toContain('--rpc.enable-admin');
  });

  it('link types to their descriptions', () => {
    const $ = list(opNodeRpc, 'optimism');
    const types = html(<JsonRpcTypes components={['op-node']} />);
    const targets = $('a[href^="#type-"]')
      .get()
      .map((element) => $(element).attr('href') ?? '');
    expect(targets).toContain('#type-syncstatus');
    for (const target of targets) expect(types(`[id="${target.slice(1)}"]`)).toHaveLength(1);
    expect(types('#type-clustermembership')).toHaveLength(0);
  });

  it('list their errors verbatim', () => {
    const $ = list(opNodeRpc, 'admin');
    expect($('#op-node-admin-startsequencer').next().find('dt code').text()).toContain(
      'sequencer is not the leader, aborting',
    );
  });

  it('name their source', () => {
    const $ = list(opRethRpc, 'extra_methods');
    expect($('article > div').last().text()).toContain('ethereum-optimism/optimism@fdca4cde');
  });

  it('reject an unknown namespace and list the known ones', () => {
    expect(() => list(opNodeRpc, 'eth')).toThrow(
      /op-node has no namespace "eth" with notes\. Known: optimism/,
    );
  });
});

describe('examples', () => {
  it('are cast and curl commands', () => {
    expect(commandsOf(opNodeRpc, 'optimism', 'optimism_outputAtBlock')).toEqual({
      cast: 'cast rpc --rpc-url http://127.0.0.1:9545 optimism_outputAtBlock 0x92d4d24',
      curl: `curl -s -H 'Content-Type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"optimism_outputAtBlock","params":["0x92d4d24"]}' http://127.0.0.1:9545`,
    });
  });

  it('quote strings that look like numbers', () => {
    const { cast } = commandsOf(supersimRpc, 'admin', 'admin_getAccessListForIdentifier');
    expect(cast).toContain('"blockNumber":"4"');
  });
});

describe('the index', () => {
  it('links to every listed method', () => {
    const components = ['op-conductor', 'op-batcher'] as const;
    const $ = html(<JsonRpcIndex components={components} />);
    const targets = $('nav a')
      .get()
      .map((element) => $(element).attr('href')?.slice(1));
    const ids = rpcSheets
      .filter(({ component }) => components.some((each) => each === component))
      .flatMap((sheet) =>
        Object.keys(sheet.namespaces).flatMap((namespace) =>
          methodEntries(sheet, namespace, currentSnapshot).map(({ id }) => id),
        ),
      );
    expect(targets).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a filter with a label', () => {
    const $ = html(<JsonRpcIndex components={['op-node']} />);
    expect($('label').attr('for')).toBe($('input').attr('id'));
  });

  it('hides filter, links and buttons from search', () => {
    const $ = html(
      <>
        <JsonRpcIndex components={['op-batcher']} />
        <JsonRpcMethods sheet={opBatcherRpc} namespace="admin" />
      </>,
    );
    for (const element of $('nav, input, button').get())
      expect($(element).closest('[data-search-ignore]')).toHaveLength(1);
  });
});

describe('a filter', () => {
  it('matches all words, in any order and case', () => {
    expect(hasWords('op-node optimism_syncstatus how a node is doing', 'Node SYNC')).toBe(true);
    expect(hasWords('op-node optimism_syncstatus how a node is doing', 'node peers')).toBe(false);
    expect(hasWords('anything', ' ')).toBe(true);
  });
});

describe('an older version of the documentation', () => {
  it('shows the methods of its release', () => {
    const ids = list(
      opNodeRpc,
      'admin',
      'fjord',
    )('h3')
      .get()
      .map(({ attribs }) => attribs.id);
    expect(ids).toContain('op-node-admin-startsequencer');
    expect(ids).not.toContain('op-node-admin-setrecovermode');
  });
});
