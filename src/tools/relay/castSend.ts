import { shellWord } from '../../lib/shellWord';

import { type AccessListEntry } from './accessList';
import { L2_TO_L2_CROSS_DOMAIN_MESSENGER, RELAY_MESSAGE_SIGNATURE } from './contracts';
import { type Message } from './identifier';
import { quote } from '../../lib/quote';
import { fail, ok, type Result } from '../../lib/result';

/** RPC endpoints of the reader's chains and simulator. */
export const endpointFields = ['source', 'destination', 'admin'] as const;
export type EndpointField = (typeof endpointFields)[number];
export type Endpoints = Readonly<Record<EndpointField, string>>;

/** Supersim's default ports. */
export const localEndpoints: Endpoints = {
  source: 'http://127.0.0.1:9545',
  destination: 'http://127.0.0.1:9546',
  admin: 'http://127.0.0.1:8420',
};

const endpointNames: Readonly<Record<EndpointField, string>> = {
  source: 'RPC URL of the source chain',
  destination: 'RPC URL of the destination chain',
  admin: "URL of the simulator's admin server",
};

/** Validates an endpoint, so that it is a single argument in a command. */
export function readEndpoint(text: string, field: EndpointField): Result<string, EndpointField> {
  const value = text.trim();
  const name = endpointNames[field];
  if (value === '') return fail(field, `The ${name} is empty.`);
  if (/\s/.test(value)) return fail(field, `The ${name} ${quote(value)} contains a blank.`);
  if (!/^(https?|wss?):\/\/[^/]/i.test(value) || !isUrl(value)) {
    return fail(field, `The ${name} ${quote(value)} is not a URL such as ${localEndpoints[field]}.`);
  }
  return ok(value);
}

function isUrl(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** The command that relays the message. The key stays a shell variable. */
export function relayCommand(
  { identifier, payload }: Message,
  accessList: readonly AccessListEntry[],
  destinationUrl: string,
): string {
  const { origin, blockNumber, logIndex, timestamp, chainId } = identifier;
  return [
    `cast send ${L2_TO_L2_CROSS_DOMAIN_MESSENGER}`,
    `'${RELAY_MESSAGE_SIGNATURE}'`,
    `'(${[origin, blockNumber, logIndex, timestamp, chainId].join(',')})'`,
    payload,
    `--access-list '${JSON.stringify(accessList)}'`,
    `--rpc-url ${shellWord(destinationUrl)}`,
    '--private-key "$PRIVATE_KEY"',
  ].join(' \\\n  ');
}

/** Commands that read what a log lacks: its block's time and the chain's id. */
export function contextCommands(
  blockNumber: string,
  sourceUrl: string,
): { timestamp: string; chainId: string } {
  const url = shellWord(sourceUrl);
  return {
    timestamp: `cast block ${shellWord(blockNumber)} --field timestamp --rpc-url ${url}`,
    chainId: `cast chain-id --rpc-url ${url}`,
  };
}

/** The command that asks the simulator for the same list, to compare. */
export function adminCommand({ identifier, payload }: Message, adminUrl: string): string {
  const { origin, blockNumber, logIndex, timestamp, chainId } = identifier;
  const fields = [blockNumber, logIndex, timestamp, chainId].map(String);
  const [block, log, time, chain] = fields;
  const argument = { origin, blockNumber: block, logIndex: log, timestamp: time, chainId: chain, payload };
  return [
    'cast rpc admin_getAccessListForIdentifier',
    `'${JSON.stringify(argument)}'`,
    `--rpc-url ${shellWord(adminUrl)}`,
  ].join(' \\\n  ');
}
