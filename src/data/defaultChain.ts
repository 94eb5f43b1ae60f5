/** The chain that pages show until the reader picks another. */
export const defaultChain = 'mainnet/op';
