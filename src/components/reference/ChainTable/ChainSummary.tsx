import island from '../../../ui/DataTable/island';

/** One chain of the registry with all that a wallet asks for: `<ChainSummary chain="mainnet/op" />`. */
const ChainSummary = island(() => import('./ChainSummary.content'));

export default ChainSummary;
