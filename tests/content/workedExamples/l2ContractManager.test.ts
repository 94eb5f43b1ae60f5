import { concatHex, keccak256, pad, stringToHex, toHex, toRlp, type Hex } from 'viem';

import chains from '@site/src/data/chains.json';

import { numbersIn, pageText } from './pageText';

const page = pageText('stack/features/l2-contract-manager.mdx');
const rows = [...page.matchAll(/\| (\d+) \| `([^`]+)` \|([^|]*)\|([^|]*)\| ([\d,]+) \|/g)].map(
  ([, position = '', intent = '', version = '', address = '', gas = '']) => ({
    position: Number(position),
    intent,
    version: version.trim(),
    address: address.trim(),
    gas: BigInt(gas.replaceAll(',', '')),
  }),
);

function field(name: string): string {
  const [, value = ''] = new RegExp(` ${name} {1,2}(0x[0-9a-fA-F]+|\\d+) `).exec(page) ?? [];
  return value;
}

describe('the deposits of Karst', () => {
  it('are 31 in order', () => {
    expect(page).toContain('## The 31 deposits of Karst');
    expect(rows.map(({ position }) => position)).toEqual([...Array(31).keys()]);
  });

  it("need the page's total gas", () => {
    const sum = rows.reduce((total, { gas }) => total + gas, 0n);
    expect(numbersIn(page, /gas limits add up to ([\d,]+)\./)).toEqual([sum]);
    const [own = 0n, extra, both] = numbersIn(page, /: ([\d,]+) \+ ([\d,]+) = ([\d,]+) on a chain/);
    expect(extra).toBe(sum);
    expect(own + sum).toBe(both);
  });

  it('deploy identical code once', () => {
    const addressOf = (name: string): string | undefined =>
      rows.find(({ intent }) => intent === `Deploy ${name} Implementation`)?.address;
    expect(addressOf('L1FeeVault')).toBe(addressOf('BaseFeeVault'));
    expect(addressOf('ConditionalDeployer')).toBe(rows[0]?.address);
    const deployed = rows.filter(({ intent }) => /^(?:Deploy|ConditionalDeployer) /.test(intent));
    expect(deployed.every(({ version, address }) => version && /^`0x[\da-fA-F]{40}`$/.test(address))).toBe(
      true,
    );
    expect(new Set(deployed.map(({ address }) => address)).size).toBe(deployed.length - 2);
  });
});

describe('the last deposit of Karst', () => {
  const [, intent = ''] = / intent (Karst 30: .*?) source hash /.exec(page) ?? [];
  const sourceHash = keccak256(concatHex([pad('0x02'), keccak256(stringToHex(intent))]));

  it("has the table's intent and gas", () => {
    expect(intent).toBe(`Karst 30: ${rows[30]?.intent ?? ''}`);
    expect(BigInt(field('gas'))).toBe(rows[30]?.gas);
  });

  it('has the source hash of its intent', () => {
    expect(field('source hash')).toBe(sourceHash);
  });

  it('calls upgradePredeploys with the manager deployed by the previous deposit', () => {
    const manager = rows[29]?.address.replaceAll('`', '').slice(2).toLowerCase() ?? '';
    expect(field('data')).toBe(`0x7c36f37e${manager.padStart(64, '0')}`);
  });

  it('has the hash in the commands', () => {
    const gas = toHex(BigInt(field('gas')));
    const fields: Hex[] = [
      sourceHash,
      field('from') as Hex,
      field('to') as Hex,
      '0x',
      '0x',
      pad(gas, { size: Math.ceil((gas.length - 2) / 2) }),
      '0x',
      field('data') as Hex,
    ];
    const hash = keccak256(concatHex(['0x7e', toRlp(fields)]));
    const named = [...page.matchAll(/0xd2e9[\da-f]{60}/g)].map(([found]) => found);
    expect(named.length).toBeGreaterThanOrEqual(4);
    expect(new Set(named)).toEqual(new Set([hash]));
  });

  it('is in the first block of Karst on OP Mainnet', () => {
    const op = chains.chains.find((chain) => chain.identifier === 'mainnet/op');
    if (!op?.genesis) throw new Error('The registry data has no genesis of OP Mainnet.');
    const { karst } = op.hardforks as Record<string, { timestamp: number } | undefined>;
    const seconds = (karst?.timestamp ?? 0) - op.genesis.l2_time;
    const block = op.genesis.l2.number + Math.ceil(seconds / op.block_time);
    expect(numbersIn(page, /: (\d+) on OP Mainnet, by its genesis/)).toEqual([BigInt(block)]);
  });
});
