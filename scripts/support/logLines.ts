import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { logLinesOf } from '../../src/tools/errors/logLines';

/** Pages whose headings and tables are log lines. */
const routes = [
  '/operators/node-operators/management/troubleshooting',
  '/operators/chain-operators/management/troubleshooting',
  '/app-developers/transactions/troubleshooting',
];

/** Contents of log-lines.json, from the pages below a folder. */
export function logLinesFile(root: string): string {
  const lines = routes.flatMap((route) => {
    const page = readFileSync(join(root, `docs${route}.mdx`), 'utf8');
    const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(page) ?? [];
    const title = /^title: (.+)$/m.exec(head)?.[1];
    if (title === undefined) throw new Error(`docs${route}.mdx has no title.`);
    const slugger = createSlugger();
    return logLinesOf({ route, title: titleOf(route, title), text }, (heading) => slugger.slug(heading));
  });
  return `${JSON.stringify({ lines }, null, 1)}\n`;
}

/** Two pages share a title; the section tells them apart. */
function titleOf(route: string, title: string): string {
  const section = { 'node-operators': 'node operators', 'chain-operators': 'chain operators' }[
    route.split('/')[2] ?? ''
  ];
  return section === undefined || title.toLowerCase().includes('chain') ? title : `${title} for ${section}`;
}
