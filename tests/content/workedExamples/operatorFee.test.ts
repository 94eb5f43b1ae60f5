import { numbersIn, pageText } from './pageText';

const page = pageText('stack/transactions/fees.mdx');

describe('the operator fee on the fees page', () => {
  const [scalar = 0n, gas = 0n, isthmus, jovian = 0n] = numbersIn(
    page,
    /With a scalar of ([\d,]+) and ([\d,]+) gas, Isthmus charged ([\d,]+) wei and Jovian charges ([\d,]+) wei/,
  );

  it("follows from each period's formula", () => {
    expect(page).toContain('`gas × operatorFeeScalar ÷ 10⁶ + operatorFeeConstant`');
    expect((gas * scalar) / 10n ** 6n).toBe(isthmus);
    expect(page).toContain('`gas × operatorFeeScalar × 100 + operatorFeeConstant`');
    expect(gas * scalar * 100n).toBe(jovian);
  });

  it('is the same in gwei', () => {
    const [, gwei = ''] = /Jovian charges [\d,]+ wei \(([\d.]+) gwei\)/.exec(page) ?? [];
    expect(Number(jovian) / 1e9).toBe(Number(gwei));
  });

  it("has its warning's factor", () => {
    const [factor] = numbersIn(page, /Since Jovian, a scalar charges ([\d,]+) times as much/);
    expect(factor).toBe(100n * 10n ** 6n);
    expect(page).toContain('by 10⁸ at the activation of Jovian');
  });
});
