#!/usr/bin/env node
// Starts scripts/mcp.ts from any folder; tsx would resolve module paths in the current one.
import { fileURLToPath } from 'node:url';

process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
const { require } = await import('tsx/cjs/api');
require('./mcp.ts', import.meta.url);
