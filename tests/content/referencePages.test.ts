import { execFileSync } from 'node:child_process';
/** The Superchain reference pages show all data, and their handwritten parts are right. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { groups } from '@site/src/components/reference/ContractAddresses/groups';
import { roles } from '@site/src/components/reference/PrivilegedRoles/roles';
import { parameterGroups } from '@site/src/components/reference/StandardParameters/parameters';
import { opMainnet } from '@site/src/data/chains';
import { toChecksum } from '@site/src/data/checksum';
import { allTokens } from '@site/src/data/tokens';
import { allUpgrades, upgradeId } from '@site/src/data/upgrades';
import { defaultDetails } from '@site/src/features/yourChain/details';
import { listedChain } from '@site/src/data/chainList';
import { fillCommand } from '@site/src/features/yourChain/values';

import { allPages, root } from '../support/repository';

const routes = [
  '/superchain/addresses',
  '/superchain/networks',
  '/superchain/tokenlist',
  '/superchain/superchain-upgrades',
  '/superchain/privileged-roles',
  '/superchain/standard-configuration',
  '/app-developers/tools/connect/networks',
  '/stack/security/audits-report',
];

const pages = new Map(allPages().map((page) => [page.route, page]));

function bodyOf(route: string): string {
  const page = pages.get(route);
  if (!page) throw new Error(`docs/ has no page for ${route}.`);
  return page.body;
}

const partial = readFileSync(path.join(root, 'docs/superchain/_partials/networks.mdx'), 'utf8');
const texts = [
  ...routes.map((route) => [route, bodyOf(route)] as const),
  ['the shared text on networks', partial] as const,
];

/** Values of a component's attribute on a page. */
function attributes(text: string, component: string, name: string): readonly string[] {
  return [...text.matchAll(new RegExp(`<${component}\\b[^>]*\\b${name}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );
}

/** Commands for the reader's chain, filled in for OP Mainnet. */
function chainCommands(text: string): readonly string[] {
  const chain = listedChain(opMainnet.identifier);
  if (!chain) throw new Error('The list of chains has no OP Mainnet.');
  return [...text.matchAll(/<ChainCommand code=\{`([^`]*)`\}/g)].map(
    ([, code = '']) => fillCommand(code, chain, defaultDetails).text,
  );
}

const fences = (text: string): readonly string[] =>
  [...text.matchAll(/^( *)```sh\n([\s\S]*?)\n\1```/gm)].map(([, , code = '']) => code);

describe('the reference pages', () => {
  it('show each upgrade once, under a heading with its id', () => {
    const text = bodyOf('/superchain/superchain-upgrades');
    const ids = allUpgrades().map(upgradeId);
    expect(attributes(text, 'UpgradeFacts', 'id')).toEqual(ids);
    for (const id of ids) expect(text).toMatch(new RegExp(`^### .+ \\{/\\* #${id} \\*/\\}$`, 'm'));
  });

  it('show each group of contracts for the chosen chain and for OP Sepolia', () => {
    const text = bodyOf('/superchain/addresses');
    for (const component of ['ChainContracts', 'SepoliaContracts']) {
      expect([...attributes(text, component, 'group')].sort()).toEqual(Object.keys(groups).sort());
    }
    expect(attributes(text, 'L2Contracts', 'group')).toEqual(['current', 'deprecated']);
    for (const component of ['SharedContracts', 'ReleaseContracts', 'LegacyContracts', 'ChainPicker']) {
      expect(text).toContain(`<${component} />`);
    }
  });

  it('show each role and each group of parameters', () => {
    expect([...attributes(bodyOf('/superchain/privileged-roles'), 'RoleHolders', 'role')].sort()).toEqual(
      Object.keys(roles).sort(),
    );
    expect(
      [...attributes(bodyOf('/superchain/standard-configuration'), 'StandardParameters', 'group')].sort(),
    ).toEqual(parameterGroups.map(({ id }) => id).sort());
  });

  it('show all chains, tokens and reviews', () => {
    expect(partial).toContain('<ChainTable />');
    expect(bodyOf('/superchain/tokenlist')).toContain('<TokenList />');
    expect(bodyOf('/stack/security/audits-report')).toContain('<Audits />');
  });

  it('share the text on networks, with its origin on the copy', () => {
    for (const route of ['/superchain/networks', '/app-developers/tools/connect/networks']) {
      expect(bodyOf(route)).toMatch(/^import Networks from '[./a-z]*_partials\/networks\.mdx';$/m);
      expect(bodyOf(route)).toMatch(/^<Networks \/>$/m);
    }
    const copy = pages.get('/app-developers/tools/connect/networks');
    expect(copy?.frontMatter.is_imported_content).toBe('true');
    expect(copy?.body).toContain('<ImportedFrom route="/superchain/networks" />');
  });

  it('have no handwritten token count, which changes with every refresh', () => {
    const description = String(pages.get('/superchain/tokenlist')?.frontMatter.description);
    expect(description + bodyOf('/superchain/tokenlist')).not.toMatch(/\b\d+ tokens/);
  });
});

describe('handwritten parts of these pages', () => {
  const data = readdirSync(path.join(root, 'src/data'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(path.join(root, 'src/data', name), 'utf8'))
    .join('\n');

  it.each(texts)("have the data's addresses and hashes: %s", (_name, text) => {
    const typed = [...text.matchAll(/0x[0-9a-fA-F]{64}\b|0x[0-9a-fA-F]{40}\b/g)].map(([hex]) => hex);
    expect(
      typed.filter((hex) => !data.includes(hex) && hex !== '0x1111000000000000000000000000000000001111'),
    ).toEqual([]);
    expect(typed.filter((hex) => hex.length === 42 && toChecksum(hex) !== hex)).toEqual([]);
  });

  it.each(texts)('have commands that a shell can parse: %s', (_name, text) => {
    for (const code of [...fences(text), ...chainCommands(text)]) {
      expect(() =>
        execFileSync('sh', ['-n'], { input: code, stdio: ['pipe', 'pipe', 'pipe'] }),
      ).not.toThrow();
    }
  });

  it('have commands that succeed for OP Mainnet', () => {
    const commands = texts.flatMap(([, text]) => chainCommands(text));
    expect(commands.length).toBeGreaterThan(15);
    expect(commands.filter((code) => /<\w+>|\{\w+/.test(code))).toEqual([]);
  });

  it('link to existing rows', () => {
    const tokens = allTokens().map(({ id }) => id);
    const linked = [...bodyOf('/superchain/tokenlist').matchAll(/\]\(#token-([^)]+)\)/g)].map(([, id]) => id);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((id) => !tokens.includes(id ?? ''))).toEqual([]);
  });
});
