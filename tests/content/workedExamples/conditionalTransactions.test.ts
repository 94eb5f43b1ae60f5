import { numbersIn, pageText } from './pageText';

const page = pageText('stack/features/send-raw-transaction-conditional.mdx');

describe('the cost of conditions', () => {
  it("matches the page's request", () => {
    const [, conditions = ''] = / "(\{\\"knownAccounts.*?\})" \\ --rpc-url/.exec(page) ?? [];
    const request = JSON.parse(conditions.replaceAll('\\"', '"')) as {
      knownAccounts: Record<string, Record<string, string>>;
      blockNumberMax?: string;
    };
    const slots = Object.values(request.knownAccounts).reduce(
      (sum, each) => sum + Object.keys(each).length,
      0,
    );
    const accounts = Object.keys(request.knownAccounts).length;
    const ranges = request.blockNumberMax === undefined ? 0 : 1;
    const shown = numbersIn(page, /(\d) \+ (\d) \+ (\d) = (\d) look-ups/);
    expect(shown).toEqual([accounts, slots, ranges, accounts + slots + ranges].map(BigInt));
  });
});
