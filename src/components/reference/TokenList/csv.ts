/** The token list as CSV. */
import { type Token } from '@site/src/data/tokens';

/** An RFC 4180 field, quoted if necessary. */
export function csvField(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** A line per token and chain, with its name, symbol and decimals there. */
export function tokensCsv(tokens: readonly Token[], chains: Readonly<Record<string, string>>): string {
  const lines = tokens.flatMap((token) =>
    Object.entries(token.addresses).map(([chainId, address]) => {
      const there = token.overrides?.[chainId];
      return [
        token.id,
        there?.symbol ?? token.symbol,
        there?.name ?? token.name,
        String(there?.decimals ?? token.decimals),
        token.list,
        chainId,
        chains[chainId] ?? '',
        address,
      ];
    }),
  );
  const head = ['id', 'symbol', 'name', 'decimals', 'list', 'chain_id', 'chain', 'address'];
  return [head, ...lines].map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('');
}
