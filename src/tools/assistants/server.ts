/** The site's Model Context Protocol server, without a transport. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  type CallToolResult,
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { nearestNames, type Reply, replyText, shortened } from './answers';
import { type BuiltSite, BuiltSiteError } from './builtSite';
import { lookUpAddress, lookUpChain, lookUpError, lookUpTerm } from './facts';
import { readPage, searchPages } from './pages';
import { lookUpFlag, lookUpMethod, lookUpUpgrade } from './references';

interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** Accepts any arguments; invalid ones give a refusal. */
  readonly answer: (site: BuiltSite, given: unknown) => Reply;
}

function tool<Input extends z.ZodObject>(
  named: Pick<Tool, 'name' | 'title' | 'description'>,
  input: Input,
  answer: (site: BuiltSite, given: z.infer<Input>) => Reply,
): Tool {
  return {
    ...named,
    input,
    answer: (site, given) => {
      const read = input.safeParse(given);
      return read.success
        ? answer(site, read.data)
        : { refusal: `${named.name}: ${problemOf(read.error, input)}` };
    },
  };
}

function problemOf(error: z.ZodError, input: z.ZodObject): string {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    return `there is no argument ${issue.keys.join(', ')}, only ${Object.keys(input.shape).join(', ')}.`;
  }
  const field = issue?.path.join('.') ?? '';
  return field === ''
    ? 'the arguments must be an object.'
    : `${field} ${issue?.message ?? 'cannot be used'}.`;
}

function words(description: string, most = 200): z.ZodString {
  const problem = `must be text of 1 to ${most} characters`;
  return z.string(problem).trim().min(1, problem).max(most, problem).describe(description);
}

const version = words(
  'Version of the documentation: current, or the name of an earlier network upgrade such as isthmus',
).default('current');
const mostResults = 20;
const limitProblem = `must be a whole number from 1 to ${mostResults}`;

const tools: readonly Tool[] = [
  tool(
    {
      name: 'search',
      title: 'Search the documentation',
      description:
        'Pages and sections of the OP Stack documentation for a question or a few words, the best first. Finds flags, methods, errors, contracts and chains too. Then read a page with read_page.',
    },
    z.strictObject({
      query: words('A question or a few words'),
      version,
      limit: z
        .int(limitProblem)
        .min(1, limitProblem)
        .max(mostResults, limitProblem)
        .default(5)
        .describe('How many pages'),
    }),
    searchPages,
  ),
  tool(
    {
      name: 'read_page',
      title: 'Read a page',
      description: 'A page of the documentation, or one section of it, as Markdown.',
    },
    z.strictObject({
      page: words(
        'Route or address, as in /interop/message-expiration; an anchor after it narrows it to a section',
        500,
      ),
      version,
      heading: words('Heading of the section you want').optional(),
    }),
    readPage,
  ),
  tool(
    {
      name: 'look_up_flag',
      title: 'Look up a command-line flag',
      description:
        'What a flag of op-node, op-batcher, op-proposer, op-challenger, op-deployer, op-reth, supersim and others does, with its variable, type and default.',
    },
    z.strictObject({
      name: words('Flag or environment variable, as in --l1.beacon or OP_NODE_L1_BEACON'),
      program: words('Program, as in op-node, if you want only its flag').optional(),
    }),
    lookUpFlag,
  ),
  tool(
    {
      name: 'look_up_method',
      title: 'Look up a JSON-RPC method',
      description: 'Parameters, result and an example of a JSON-RPC method of the OP Stack.',
    },
    z.strictObject({ method: words('Method, as in optimism_syncStatus') }),
    (site, { method }) => lookUpMethod(site, method),
  ),
  tool(
    {
      name: 'look_up_error',
      title: 'Look up an error',
      description:
        'What an error means and what to do about it: by selector, name or text, or from revert data, a JSON-RPC response or a log line.',
    },
    z.strictObject({ error: words('Selector, name, text, revert data or log line', 20_000) }),
    (site, { error }) => lookUpError(site, error),
  ),
  tool(
    {
      name: 'look_up_address',
      title: 'Look up an address',
      description:
        'What is at an address, or where to find a contract or role of a chain: L1 contracts and roles of all chains in the superchain-registry, predeploys and preinstalls.',
    },
    z.strictObject({
      query: words('An address, or the name of a contract or role, as in OptimismPortal'),
      chain: words('Name, identifier or id of a chain; OP Mainnet if left out').optional(),
    }),
    lookUpAddress,
  ),
  tool(
    {
      name: 'look_up_chain',
      title: 'Look up a chain',
      description: 'Endpoints, ids, properties and upgrade times of a chain in the superchain-registry.',
    },
    z.strictObject({ chain: words('Name, identifier or id, as in Base, mainnet/base, 8453 or 0x2105') }),
    (site, { chain }) => lookUpChain(site, chain),
  ),
  tool(
    {
      name: 'look_up_upgrade',
      title: 'Look up a network upgrade',
      description:
        'What an upgrade of the OP Stack contains and when it activated on OP Mainnet and OP Sepolia.',
    },
    z.strictObject({ upgrade: words('Name or number, as in Isthmus or 16a') }),
    (site, { upgrade }) => lookUpUpgrade(site, upgrade),
  ),
  tool(
    {
      name: 'look_up_term',
      title: 'Look up a term',
      description: 'The glossary entry of a term of the OP Stack.',
    },
    z.strictObject({ term: words('Term, as in safe head') }),
    (site, { term }) => lookUpTerm(site, term),
  ),
];

/** Answers without their texts, for clients that read structured data. */
const output = z.object({
  answers: z.array(
    z.object({ name: z.string(), route: z.string(), address: z.string(), source: z.array(z.string()) }),
  ),
});

function listed({ name, title, description, input }: Tool): ListedTool {
  const schemaOf = (schema: z.ZodObject, io: 'input' | 'output'): ListedTool['inputSchema'] => {
    const { properties, required } = z.toJSONSchema(schema, { io });
    return {
      type: 'object',
      properties: z.record(z.string(), z.record(z.string(), z.unknown())).parse(properties),
      ...(required === undefined ? {} : { required }),
    };
  };
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(input, 'input'),
    outputSchema: schemaOf(output, 'output'),
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

function resultOf(reply: Reply): CallToolResult {
  const content: CallToolResult['content'] = [{ type: 'text', text: replyText(reply) }];
  return 'refusal' in reply
    ? { content, isError: true }
    : { content, structuredContent: { ...output.parse({ answers: reply.answers }) } };
}

/** Calls a tool. A refusal is a result too, with the reason in a sentence. */
export function callTool(site: BuiltSite, name: string, given: unknown): CallToolResult {
  const called = tools.find((each) => each.name === name);
  if (called === undefined) {
    const near = nearestNames(
      name,
      tools.map((each) => each.name),
    );
    return resultOf({ refusal: `There is no tool "${shortened(name)}". Nearest: ${near.join(', ')}.` });
  }
  try {
    return resultOf(called.answer(site, given));
  } catch (error) {
    if (error instanceof BuiltSiteError) return resultOf({ refusal: error.message });
    throw error;
  }
}

/** The server, ready to connect to a transport. */
export function createServer(site: BuiltSite): McpServer {
  const server = new McpServer(
    { name: 'op-stack-docs', title: 'OP Stack documentation', version: '1.0.0' },
    {
      capabilities: { tools: {} },
      instructions:
        'Facts about the OP Stack, the Superchain and interoperability. Look up names (flags, methods, errors, addresses, chains, upgrades, terms) with their tools, and search for everything else. Cite the route of each answer.',
    },
  );
  // Not `registerTool`, which reports invalid arguments as lists, not sentences.
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listed) }));
  server.server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(site, params.name, params.arguments ?? {}),
  );
  return server;
}
