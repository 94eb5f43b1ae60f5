import island from '../DataTable/island';
import Content from './ChainSummary.server';

/** One chain of the registry with all that a wallet asks for: `<ChainSummary chain="mainnet/op" />`. */
const ChainSummary = island(Content, () => import('./ChainSummary.content'));

export default ChainSummary;
