import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import packageJson from '../../package.json';
import { builtFile, fileOf, scannedPage } from '../../scripts/support/builtSite';
import { root } from '../support/repository';

/** Started like by assistants: by the package's command, from another folder. */
const command = path.join(root, packageJson.bin['op-stack-docs-mcp']);
const elsewhere = mkdtempSync(path.join(tmpdir(), 'mcp-'));
const client = new Client({ name: 'test', version: '1.0.0' });

const answersSchema = z.object({
  answers: z.array(
    z.object({ name: z.string(), route: z.string(), address: z.string(), source: z.array(z.string()) }),
  ),
});

interface Called {
  readonly text: string;
  readonly isError: boolean;
  readonly answers: z.infer<typeof answersSchema>['answers'];
}

async function call(name: string, given: Record<string, unknown>): Promise<Called> {
  const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: given }));
  const [content] = result.content;
  return {
    text: content?.type === 'text' ? content.text : '',
    isError: result.isError ?? false,
    answers: result.isError ? [] : answersSchema.parse(result.structuredContent).answers,
  };
}

beforeAll(async () => {
  builtFile('docs-manifest.json');
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [command],
      cwd: elsewhere,
      stderr: 'inherit',
    }),
  );
});

afterAll(async () => {
  await client.close();
  rmSync(elsewhere, { recursive: true });
});

/** Ten questions, each with the right route and the expected answer. */
const questions = [
  {
    asks: 'how long a withdrawal takes',
    tool: 'search',
    given: { query: 'how long does a withdrawal take' },
    route: '/stack/transactions/withdrawal-flow#how-long-it-takes',
    says: 'both waits come to seven days',
  },
  {
    asks: 'for a page, to read it',
    tool: 'read_page',
    given: { page: '/interop/message-expiration' },
    route: '/interop/message-expiration',
    says: '## The expiry window',
  },
  {
    asks: 'for a page as of an earlier upgrade',
    tool: 'read_page',
    given: { page: '/stack/transactions/fees', version: 'isthmus' },
    route: '/isthmus/stack/transactions/fees',
    says: 'Isthmus',
  },
  {
    asks: 'what a flag does',
    tool: 'look_up_flag',
    given: { name: '--l1.beacon', program: 'op-node' },
    route: '/operators/node-operators/configuration/consensus-config#flag-l1-beacon',
    says: '`OP_NODE_L1_BEACON`',
  },
  {
    asks: 'how to call a JSON-RPC method',
    tool: 'look_up_method',
    given: { method: 'optimism_syncStatus' },
    route: '/operators/node-operators/json-rpc-op-node#op-node-optimism-syncstatus',
    says: 'cast rpc --rpc-url http://127.0.0.1:9545 optimism_syncStatus',
  },
  {
    asks: 'what the selector in a log line means',
    tool: 'look_up_error',
    given: { error: 'execution reverted: custom error 0xe3c00816, data: "0xe3c00816"' },
    route: '/interop/tools/error-decoder#error-NotInAccessList',
    says: 'access list',
  },
  {
    asks: 'about an error that only contracts declare',
    tool: 'look_up_error',
    given: { error: '0x4ca88867' },
    route: '/interop/tools/error-decoder#error-AccessDenied',
    says: 'AccessDenied()',
  },
  {
    asks: 'since when a chain has an upgrade that is older than it',
    tool: 'look_up_chain',
    given: { chain: 'Lisk' },
    route: '/superchain/networks#mainnet/lisk',
    says: 'ecotone since genesis',
  },
  {
    asks: 'where a contract of a chain is',
    tool: 'look_up_address',
    given: { query: 'OptimismPortal', chain: 'Unichain' },
    route: '/superchain/addresses?chain=unichain#l1-contracts-of-your-chain',
    says: '0x0bd48f6B86a26D3a217d0Fa6FfE2B491B956A7a2',
  },
  {
    asks: 'which chain has an id',
    tool: 'look_up_chain',
    given: { chain: '0x82' },
    route: '/superchain/networks#mainnet/unichain',
    says: 'https://mainnet.unichain.org',
  },
  {
    asks: 'when an upgrade activated',
    tool: 'look_up_upgrade',
    given: { upgrade: '15' },
    route: '/superchain/superchain-upgrades#isthmus',
    says: '2025-05-09 16:00:01 UTC',
  },
  {
    asks: 'what a term means',
    tool: 'look_up_term',
    given: { term: 'safe L2 head' },
    route: '/connect/resources/glossary#safe-head',
    says: 'derived from data on L1',
  },
] as const;

describe('an assistant connected to the MCP server', () => {
  it.each(questions)('asks $asks and gets the right answer with its route and source', async (question) => {
    const { tool, given, route, says } = question;
    const { isError, text, answers } = await call(tool, given);
    expect([isError, answers[0]?.route]).toEqual([false, route]);
    expect(text).toContain(says);
    expect(text).toContain(`Route: ${route}\n`);
    expect(answers[0]?.source.length).toBeGreaterThan(0);
  });

  it('is led to existing pages and anchors', async () => {
    const routes = await Promise.all(
      questions.map(async ({ tool, given }) => (await call(tool, given)).answers.map(({ route }) => route)),
    );
    const missing = routes.flat().filter((route) => {
      const { pathname, hash } = new URL(route, 'http://localhost');
      if (fileOf(pathname) === undefined) return true;
      return hash !== '' && scannedPage(pathname)(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 0;
    });
    expect(routes.flat().length).toBeGreaterThanOrEqual(questions.length);
    expect(missing).toEqual([]);
  });

  it('gets the tools with their parameters, all read-only', async () => {
    const { tools } = await client.listTools();
    expect(new Set(tools.map(({ name }) => name))).toEqual(new Set(questions.map(({ tool }) => tool)));
    const incomplete = tools.filter(
      ({ description = '', inputSchema, annotations }) =>
        description.length < 30 || inputSchema.required?.length !== 1 || annotations?.readOnlyHint !== true,
    );
    expect(incomplete).toEqual([]);
  });

  it.each([
    [
      'look_up_flag',
      { name: '--l1.beakon' },
      'There is no flag "--l1.beakon". Nearest: --l1-beacon, --l1.beacon, ',
    ],
    ['look_up_method', { method: 'optimism_syncstat' }, 'Nearest: optimism_syncStatus, '],
    ['look_up_error', { error: 'NotInAcessList' }, 'Nearest: NotInAccessList(), '],
    ['look_up_error', { error: '0xdeadbeef' }, '0xdeadbeef is not the selector of an error'],
    ['look_up_address', { query: 'OptimismPrtal' }, 'Nearest: OptimismPortalProxy, '],
    ['look_up_address', { query: '0x42' }, '"0x42" has 2 digits after 0x; an address has 40.'],
    [
      'look_up_address',
      { query: 'OptimismPortal', chain: 'Base' },
      'Base (chain ID 8453) left the superchain-registry',
    ],
    ['look_up_chain', { chain: 'unichan' }, 'Nearest: Unichain, '],
    ['look_up_upgrade', { upgrade: 'istmus' }, 'isthmus'],
    ['look_up_term', { term: 'sequencr' }, 'Nearest: Sequencer, '],
    ['read_page', { page: '/stak/transactions/fees' }, 'Nearest: /stack/transactions/fees, '],
    ['read_page', { page: '/../package.json' }, 'There is no page "/../package.json".'],
    ['read_page', { page: '/stack', version: 'bedrock' }, 'There is no version "bedrock", only current, '],
    ['search', { query: 'qqqqzzzzxxxxx' }, 'Nothing was found for "qqqqzzzzxxxxx".'],
    ['search', { query: '' }, 'search: query must be text of 1 to 200 characters.'],
    ['search', { query: 5 }, 'search: query must be text of 1 to 200 characters.'],
    ['search', { query: 'fees', limit: 99 }, 'search: limit must be a whole number from 1 to 20.'],
    ['search', { query: 'fees', page: 2 }, 'search: there is no argument page, only query, version, limit.'],
    ['serch', {}, 'There is no tool "serch". Nearest: search, '],
  ])('asking %s %j gets one sentence and the nearest names', async (tool, given, sentence) => {
    const { isError, text } = await call(tool, given);
    expect([isError, text]).toEqual([true, expect.stringContaining(sentence)]);
    expect(text.split('\n')).toHaveLength(1);
  });
});

it('without a built site the server names the build command and exits', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, elsewhere], { encoding: 'utf8' });
  expect([status, stdout, stderr.trim()]).toEqual([
    1,
    '',
    `${elsewhere}: The folder of the built site has no docs-manifest.json. Run: npm run build`,
  ]);
});
