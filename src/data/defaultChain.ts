/** Identifier of the chain that pages assume until the reader picks another. */
export const defaultChain = 'mainnet/op';
