/**
 * MCP server over stdio for the site in build/ or the given folder. Standard output belongs to the protocol,
 * so errors go to standard error.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

import { BuiltSiteError, openBuiltSite } from '../src/tools/assistants/builtSite';
import { createServer } from '../src/tools/assistants/server';

const folder = process.argv[2] ?? path.resolve(__dirname, '../build');

function read(file: string): string | undefined {
  const full = path.join(folder, file);
  return existsSync(full) && statSync(full).isFile() ? readFileSync(full, 'utf8') : undefined;
}

async function main(): Promise<void> {
  const server = createServer(openBuiltSite(read));
  await server.connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  console.error(error instanceof BuiltSiteError ? `${folder}: ${error.message}` : error);
  process.exitCode = 1;
});
