/** verify.ts of docs/app-developers/bridging/verify-bridged-token.mdx, for pairs of every kind. */
import { type Fence, fencesOf } from './support/fences';
import { L1_ADDRESSES, startNetwork } from './support/network';
import type { Network } from './support/network';
import { startShell } from './support/shell';
import type { Shell } from './support/shell';

const page = 'docs/app-developers/bridging/verify-bridged-token.mdx';
const samples = 'docs/app-developers/tutorials/bridging/standard-bridge-custom-token.mdx';
const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const bridge = '0x4200000000000000000000000000000000000010';

const fileOf = (of: string, title: string): string => {
  const found = fencesOf(of).find((fence) => fence.title === title && fence.region === undefined);
  if (!found) throw new Error(`${of} shows no ${title}`);
  return found.code;
};

/** The page's commands that install the program's packages. */
function installation(): Fence {
  const found = fencesOf(page).find(({ code }) => code.startsWith('npm init'));
  if (!found) throw new Error(`${page} does not install packages`);
  return found;
}

let network: Network;
let shell: Shell;
beforeAll(async () => {
  network = await startNetwork({ l1: true });
  shell = startShell({ network });
  shell.write('verify.ts', fileOf(page, 'verify.ts'));
  await shell.run(installation());
  for (const name of ['TideToken', 'PausableTide'])
    shell.write(`src/${name}.sol`, fileOf(samples, `src/${name}.sol`));
  await shell.run(`
    export L1=http://127.0.0.1:8545 L2=http://127.0.0.1:9545 L1_BRIDGE=${L1_ADDRESSES[901].L1StandardBridgeProxy}
    deploy() { chain=$1; name=$2; shift 2; forge create src/$name.sol:$name --broadcast --rpc-url $chain --private-key ${key} "$@" | awk '/Deployed to:/ {print $3}'; }
    export L1_TOKEN=$(deploy $L1 TideToken)
    OTHER=$(deploy $L1 TideToken)
    cast send -q $L1_TOKEN "mint(uint256)" 1000 --rpc-url $L1 --private-key ${key}
    FACTORY=0x4200000000000000000000000000000000000012
    MADE=$(cast call $FACTORY "createOptimismMintableERC20(address,string,string)(address)" $L1_TOKEN Tide TIDE --rpc-url $L2)
    cast send -q $FACTORY "createOptimismMintableERC20(address,string,string)" $L1_TOKEN Tide TIDE --rpc-url $L2 --private-key ${key}
    cast send -q $L1_TOKEN "approve(address,uint256)" $L1_BRIDGE 100 --rpc-url $L1 --private-key ${key}
    cast send -q $L1_BRIDGE "bridgeERC20(address,address,uint256,uint32,bytes)" $L1_TOKEN $MADE 100 200000 0x --rpc-url $L1 --private-key ${key}
    CUSTOM=$(deploy $L2 PausableTide --constructor-args ${bridge} $L1_TOKEN ${account})
    MINTED=$(deploy $L2 PausableTide --constructor-args ${account} $L1_TOKEN ${account})
    cast send -q $MINTED "mint(address,uint256)" ${account} 5 --rpc-url $L2 --private-key ${key}
    ORDINARY=$(deploy $L2 TideToken)`);
  await network.settled();
});
afterAll(async () => {
  await shell.close();
  await network.stop();
});

/** Six answers, in the program's order. */
const answers = async (l2Token: string, l1Token = '$L1_TOKEN'): Promise<boolean[]> => {
  const { stdout } = await shell.run(`L1_TOKEN=${l1Token} L2_TOKEN=${l2Token} npx tsx verify.ts`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.startsWith('yes '));
};

it("prints the page's output for a factory token", async () => {
  const { stdout } = await shell.run('L2_TOKEN=$MADE npx tsx verify.ts');
  const [shown] = fencesOf(page).filter(({ lang, code }) => lang === 'text' && code.startsWith('yes '));
  expect(stdout.trim()).toBe(shown?.code.trim());
});

it.each([
  ['is custom', '$CUSTOM', '$L1_TOKEN', [true, true, true, true, true, false]],
  ['is that of another one', '$MADE', '$OTHER', [true, false, true, true, false, false]],
  ['others mint', '$MINTED', '$L1_TOKEN', [true, true, false, true, false, false]],
  ['is no counterpart', '$ORDINARY', '$L1_TOKEN', [false, false, false, true, true, false]],
  ['is not there', account, '$L1_TOKEN', [false, false, false, false, false, false]],
])('finds out that a token %s', async (_, l2Token, l1Token, expected) => {
  expect(await answers(l2Token, l1Token)).toEqual(expected);
});
