import serverRendered from '../../../ui/DataTable/serverRendered';

/** Wallet settings for one chain: `<ChainSummary chain="mainnet/op" />`. */
const ChainSummary = serverRendered(() => import('./ChainSummary.content'));

export default ChainSummary;
