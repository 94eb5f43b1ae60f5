import island from '../../../ui/DataTable/island';

/** Wallet settings for one chain: `<ChainSummary chain="mainnet/op" />`. */
const ChainSummary = island(() => import('./ChainSummary.content'));

export default ChainSummary;
