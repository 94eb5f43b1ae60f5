/** Explorers by chain ID; a test compares them with `src/data/chains`. */
export const tokenExplorers: Readonly<Record<string, string>> = {
  '1': 'https://etherscan.io',
  '10': 'https://explorer.optimism.io',
  '8453': 'https://explorer.base.org',
  '11155111': 'https://sepolia.etherscan.io',
  '11155420': 'https://sepolia-optimistic.etherscan.io',
  '84532': 'https://sepolia-explorer.base.org',
};

/** Display order of a token's chains. */
export const tokenChainOrder: readonly string[] = ['1', '10', '8453', '11155111', '11155420', '84532'];
