/** If the walk let a wrong page pass, the tutorials' tests would be worthless. */
import { FIRST_KEY } from './support/accounts';
import { walkThrough } from './support/walk';
import type { Walk, WalkOptions } from './support/walk';

// A block's files are read from beside the page.
const page = 'docs/interop/tutorials/page.mdx';
const sample = 'file=./_samples/superchain-erc20/foundry.toml';

const walks: Walk[] = [];
afterEach(async () => {
  for (const { close } of walks.splice(0)) await close();
});

async function walk(source: string, options?: WalkOptions): Promise<Walk> {
  const walked = await walkThrough(page, { source, ...options });
  walks.push(walked);
  return walked;
}

const fence = (code: string, info = 'sh'): string => `\n\`\`\`${info}\n${code ? `${code}\n` : ''}\`\`\`\n`;
const text = (shown: string): string => fence(shown, 'text');

it("runs the page's commands in order, in one shell, and compares their output", async () => {
  const { executed, outputs, shell } = await walk(
    `## One\n${fence('supersim')}${fence('A=1')}## Two\n${fence('echo "$A"')}words\n${text('1')}`,
  );
  expect(executed.map(({ code }) => code)).toEqual(['A=1', 'echo "$A"']);
  expect([...outputs.values()].map(({ stdout }) => stdout)).toEqual(['', '1\n']);
  expect(await shell.value('A')).toBe('1');
});

it.each([
  ['is another', 'echo one', 'two'],
  ['is more than the page shows', 'echo one; echo two', 'two'],
  ['is less than the page shows', 'echo one', 'one\ntwo'],
  ['is indented otherwise', 'echo " one"', 'one'],
  ['is not what is around …', 'echo one two', 'one … three'],
])('names the command and its output block when the output %s', async (_, command, shown) => {
  const printed = command.replaceAll('echo ', '').replaceAll('"', '').split('; ').join('\n');
  await expect(walk(`## A heading\n${fence(command)}${text(shown)}`)).rejects.toThrow(
    `${page}:3, under 'A heading' (${command}) printed\n\n${printed}\n\nbut ${page}:7 shows\n\n${shown}`,
  );
});

it.each([
  ['within a line', 'echo 0x1234abcd', '0x12…'],
  ['over lines', 'echo one; echo two; echo three', '…\nthree'],
])('lets … match anything %s', async (_, command, shown) => {
  const { outputs } = await walk(`## A heading\n${fence(command)}${text(shown)}`);
  expect(outputs.size).toBe(1);
});

it('ignores trailing spaces', async () => {
  const { outputs } = await walk(`## A heading\n${fence('echo "one "; echo two')}${text('one\ntwo')}`);
  expect(outputs.size).toBe(1);
});

it('compares a text once with the last command under the same heading, whatever is in between', async () => {
  const between = fence('const code = 1;', 'ts');
  await expect(walk(`## One\n${fence('echo one')}${between}${text('two')}`)).rejects.toThrow('but');
  await walk(`## One\n${fence('echo one')}## Two\n${text('an error')}`);
  await walk(`## One\n${fence('echo one')}${text('one')}${text('a remark')}`);
});

it('names the command that fails', async () => {
  await expect(walk(`## A heading\n${fence('echo before; false')}`)).rejects.toThrow(
    `${page}:3, under 'A heading' (echo before; false) failed\nbefore`,
  );
});

describe('with networks', () => {
  const send = `cast send -q 0x4200000000000000000000000000000000000023 "sendMessage(uint256,address,bytes)" 902 \
0x4200000000000000000000000000000000000022 0xffffffff --rpc-url $RPC_A \
--private-key ${FIRST_KEY}`;
  const variables = fence('export RPC_A=http://127.0.0.1:9545 RPC_B="http://localhost:9546"');
  const lost = `## Send\n${fence('supersim --interop.autorelay')}${variables}${fence(send)}`;

  it('names the command whose message is lost, unless `after` replaces the check', async () => {
    await expect(walk(lost)).rejects.toThrow(
      process.env.SUPERSIM ? 'has not arrived' : `after ${page}:11, under 'Send' (cast send -q 0x42`,
    );
    const seen: string[] = [];
    await walk(lost, {
      after: ({ code }) => {
        seen.push(code.slice(0, 6));
        return Promise.resolve();
      },
    });
    expect(seen).toEqual(['export', 'cast s']);
  });

  it('runs without the relayer on request', async () => {
    const { network } = await walk(lost, { network: { autorelay: false } });
    await network.settled();
  });

  it('updates endpoint variables after a restart, with fresh chains', async () => {
    const ids = fence('cast chain-id --rpc-url $RPC_A\nsh -c "cast chain-id --rpc-url $RPC_B"');
    const nonce = fence('cast nonce 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 --rpc-url $RPC_A');
    const { outputs } = await walk(
      `${variables}${fence(send)}${nonce}${text('1')}${fence('supersim')}${ids}${text('901\n902')}${nonce}${text('0')}`,
    );
    expect(outputs.size).toBe(5);
  });
});

describe('with files', () => {
  const file = fence('', `toml ${sample} title="sub/foundry.toml"`);
  const make = fence('mkdir project\ncd project');

  it.each([
    ['before the page has its folder', file + make],
    ['after that', make + file],
    ['from another folder', make + fence('mkdir other\ncd other') + file + fence('cd ..')],
  ])('saves those shown %s in that folder', async (_, before) => {
    const { executed, shell } = await walk(
      `${before}${fence('ls sub/foundry.toml')}${text('sub/foundry.toml')}`,
    );
    expect(shell.read('project/sub/foundry.toml')).toContain('[profile.default]\n');
    expect(executed.filter(({ title }) => title)).toHaveLength(1);
  });

  it('rejects one that no command uses, but saves it if the walk ends early', async () => {
    const source = `## One\n${make}${file}## Two\n`;
    await expect(walk(source)).rejects.toThrow(`${page} shows sub/foundry.toml where no command uses it`);
    const { executed, shell } = await walk(`${source}${fence('false')}`, { until: 'Two' });
    expect(shell.read('project/sub/foundry.toml')).not.toBe('');
    expect(executed.filter(({ title }) => title)).toEqual([]);
  });

  it.each([
    ['names nothing of it', fence('ls')],
    ['names another file', fence('ls ..; echo my-foundry.toml')],
  ])('rejects a saved one if every later command %s', async (_, after) => {
    await expect(walk(make + file + after)).rejects.toThrow(
      `${page} shows sub/foundry.toml where no command uses it`,
    );
  });

  it.each([
    ['forge reads it unasked', [['foundry.toml', 'toml', 'foundry.toml']], 'forge --version'],
    [
      'forge is given the name of a contract, which imports another',
      [
        ['SuperchainERC20.sol', 'solidity', 'SuperchainERC20.sol'],
        ['LoyaltyPoints.sol', 'solidity', 'src/LoyaltyPoints.sol'],
      ],
      'echo forge inspect LoyaltyPoints',
    ],
  ])('counts one as used if %s', async (_, files, command) => {
    const shown = files.map(([name, lang, title]) =>
      fence('', `${lang} file=./_samples/superchain-erc20/${name} title="${title}"`),
    );
    const { executed } = await walk(make + shown.join('') + fence(command));
    expect(executed).toHaveLength(files.length + 2);
  });

  it('ignores excerpts and untitled blocks', async () => {
    const excerpt = fence('', `toml ${sample}`);
    const { executed } = await walk(`${make}${excerpt}${fence('ls')}`);
    expect(executed).toHaveLength(2);
  });
});

it('skips what it is told to, including output', async () => {
  const { executed } = await walk(
    `## One\n${fence('echo one')}${fence('curl http://nowhere.invalid')}${text('page')}`,
    { skip: ({ code }) => code.startsWith('curl') },
  );
  expect(executed.map(({ code }) => code)).toEqual(['echo one']);
});

it('rejects a page without commands, and a missing end', async () => {
  await expect(walk('## One\n\nOnly words.\n')).rejects.toThrow(`${page} has no command to run`);
  await expect(walk(`## One\n${fence('true')}`, { until: 'Two' })).rejects.toThrow(
    `${page} shows nothing under 'Two', where the walk should end`,
  );
});
