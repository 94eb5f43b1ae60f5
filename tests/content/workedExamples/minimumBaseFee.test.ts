import { encodeFunctionData, parseAbi } from 'viem';

import { numbersIn, pageText } from './pageText';

const pages = ['stack/features/minimum-base-fee.mdx', 'stack/transactions/fees.mdx'];
const page = pageText('stack/features/minimum-base-fee.mdx');

describe.each(pages)('the empty block on %s', (file) => {
  it('has the base fee of formula and minimum', () => {
    const [parent = 0n, part = 0n, denominator = 1n, formula = 0n] = numbersIn(
      pageText(file),
      /formula gives ([\d,]+) − ([\d,]+) ÷ (\d+) = ([\d,]+) wei/,
    );
    expect(part).toBe(parent);
    expect(parent - parent / denominator).toBe(formula);
    const [minimum = 0n] = numbersIn(pageText(file), /minimum of ([\d,]+) wei/);
    const [result] = numbersIn(pageText(file), /minimum of [\d,]+ wei[^.]*? (?:keeps|base fee of) ([\d,]+)/);
    expect(formula > minimum ? formula : minimum).toBe(result);
  });
});

describe('the minimum base fee page', () => {
  it('says where the fee ends without a minimum, and how long recovery takes', () => {
    const [denominator = 1n, floor = 0n] = numbersIn(page, /At denominator (\d+) the fall ends at (\d+) wei/);
    expect(floor / denominator).toBe(0n);
    expect((floor + 1n) / denominator).toBe(1n);
    const [blocks = 0n, goal = 0n, minutes] = numbersIn(
      page,
      /take ([\d,]+) blocks to bring it to ([\d,]+) wei: almost (\d+) minutes at two seconds/,
    );
    let fee = floor;
    let count = 0n;
    while (fee < goal) {
      const rise = fee / denominator;
      fee += rise > 0n ? rise : 1n;
      count += 1n;
    }
    expect(count).toBe(blocks);
    expect((blocks * 2n) / 60n + 1n).toBe(minutes);
  });

  it("has extra data with its table's values", () => {
    const values = [...page.matchAll(/\| `([\da-f]+)`(?:, ([\d,]+))? \|/g)].slice(0, 4);
    const [extraData] = /0x01[\da-f]{32}\b/.exec(page) ?? [];
    expect(extraData).toBe(`0x${values.map(([, bytes]) => bytes).join('')}`);
    expect(extraData).toHaveLength(2 + 2 * 17);
    const shown = values
      .slice(1)
      .map(([, bytes = '', decimal = '']) => [BigInt(`0x${bytes}`), BigInt(decimal.replaceAll(',', ''))]);
    expect(shown).toHaveLength(3);
    for (const [encoded, decimal] of shown) expect(encoded).toBe(decimal);
  });

  it("has its command's calldata", () => {
    const [value = 0n] = numbersIn(page, /cast calldata "setMinBaseFee\(uint64\)" (\d+)/);
    const [calldata] = /0x[\da-f]{72}\b/.exec(page) ?? [];
    expect(calldata).toBe(
      encodeFunctionData({ abi: parseAbi(['function setMinBaseFee(uint64)']), args: [value] }),
    );
  });

  it('prices a transfer and a swap at each minimum', () => {
    const [transfer = 0n, swap = 0n] = numbersIn(page, /A transfer, ([\d,]+) gas \| A swap, ([\d,]+) gas/);
    const rows = [...page.matchAll(/\| ([\d,]+) wei \| ([\d.,]+) gwei \| ([\d.,]+) gwei \|/g)];
    expect(rows).toHaveLength(3);
    for (const [, minimum = '', ofTransfer = '', ofSwap = ''] of rows) {
      const perGas = Number(minimum.replaceAll(',', ''));
      expect((perGas * Number(transfer)) / 1e9).toBe(Number(ofTransfer.replaceAll(',', '')));
      expect((perGas * Number(swap)) / 1e9).toBe(Number(ofSwap.replaceAll(',', '')));
    }
  });
});
