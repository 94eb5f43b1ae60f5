/** If the shell hid failures, the tutorials' tests would be worthless. */
import path from 'node:path';

import { startNetwork } from './support/network';
import type { Network } from './support/network';
import { fencesOf } from './support/fences';
import { startShell } from './support/shell';
import type { Shell } from './support/shell';

let network: Network;
let shell: Shell;
beforeAll(async () => {
  network = await startNetwork();
});
afterAll(() => network.stop());
beforeEach(() => {
  shell = startShell({ network, programs: { greet: 'echo "hello $1"' } });
});
afterEach(() => shell.close());

it('keeps variables, functions and the folder from block to block', async () => {
  await shell.run('NAME=value\nmkdir sub && cd sub');
  await shell.run('printf "%s" "$NAME" > file');
  expect(shell.read('sub/file')).toBe('value');
  expect(await shell.value('NAME')).toBe('value');
});

it.each([
  ['a command fails', 'echo before\nfalse\necho after'],
  ['a variable is not set', 'echo before; echo "$MISSING"'],
  ['the block exits', 'echo before; exit 3'],
  ['the syntax is wrong', 'echo before\nif then'],
  [
    'cast fails',
    'echo before; cast call 0x4200000000000000000000000000000000000023 "nothing()" --rpc-url http://localhost:9545',
  ],
])('fails, naming the block, when %s', async (_, code) => {
  const page = `## A heading\n\ntext\n\n\`\`\`sh\n${code}\n\`\`\`\n`;
  const [fence] = fencesOf('docs/page.mdx', page);
  if (!fence) throw new Error('no fence');
  await expect(shell.run(fence)).rejects.toThrow(/^docs\/page\.mdx:5, under 'A heading' \(.*\) failed\n/);
  await expect(shell.run('echo next')).rejects.toThrow('failed');
});

it('can attempt what may fail', async () => {
  const { status, stderr } = await shell.attempt('ONE=1; echo why >&2; exit 3');
  expect({ status, stderr }).toEqual({ status: 3, stderr: 'why\n' });
  expect((await shell.run('echo "${ONE-unset}"')).stdout).toBe('unset\n');
});

it('does not let a block read the following blocks', async () => {
  expect((await shell.run('cat')).stdout).toBe('');
  expect((await shell.run('echo still here')).stdout).toBe('still here\n');
});

it("replaces published addresses with the network's, and back in the output", async () => {
  expect(
    (
      await shell.run(
        'cast chain-id --rpc-url http://localhost:9545; cast chain-id --rpc-url http://127.0.0.1:9546',
      )
    ).stdout,
  ).toBe('901\n902\n');
  expect((await shell.run('echo http://localhost:9545')).stdout).toBe('http://127.0.0.1:9545\n');
});

it("tells forge the installed compiler's version", async () => {
  const own = await shell.run(`node -p "require('solc').version().replace('Emscripten.clang', 'Linux.g++')"`);
  expect((await shell.run('"$FOUNDRY_SOLC" --version')).stdout).toContain(`Version: ${own.stdout}`);
});

it("has the test's programs, npm, TypeScript and a compiler", async () => {
  expect((await shell.run('greet you')).stdout).toBe('hello you\n');
  await shell.run('mkdir project && cd project && npm init -y && npm install viem');
  await shell.run(`cat > run.ts <<'EOF'
import {parseEther} from 'viem';
const wei: bigint = parseEther('1');
console.log(String(wei));
EOF
npx tsx run.ts > result`);
  expect(shell.read('project/result')).toBe('1000000000000000000\n');
  await shell.run(`mkdir src && cat > src/A.sol <<'EOF'
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;
contract A {}
EOF
forge build`);
});

it('loads viem from a bundle that exports what the installed packages do', async () => {
  const specifiers = ['viem', 'viem/accounts', 'viem/op-stack', '@eth-optimism/viem/chains'];
  const print = async (folder: string): Promise<string> => {
    const file = path.posix.join(folder, 'exports.mjs');
    const program = `for (const name of ${JSON.stringify(specifiers)}) {
  console.log(name, Object.keys(await import(name)).join());
}`;
    const { stdout } = await shell.run(`cat > ${file} <<'EOF'\n${program}\nEOF\nnode ${file}`);
    return stdout;
  };
  const bundled = await print('.');
  expect(bundled).toContain('parseEther');
  // Above the reader's folder are the installed packages.
  expect(bundled).toBe(await print('../..'));
  expect((await shell.run(`node -p "require.resolve('viem/package.json')"`)).stdout).toContain('.cache');
});

it.each([
  ['npm install no-such-package-at-all', 'the tests have no package no-such-package-at-all'],
  ['npm install viem@1.0.0', 'the tutorial asks for 1.0.0'],
  ['npx cowsay', "no test stand-in for 'cowsay'"],
])('rejects %s', async (command, message) => {
  await shell.run('npm init -y');
  expect((await shell.attempt(command)).stderr).toContain(message);
});
