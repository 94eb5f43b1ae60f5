import island from '../../../ui/DataTable/island';

/** Contracts on L2 that come with the chain: `<L2Contracts group="current" />`. */
const L2Contracts = island(() => import('./L2Contracts.content'));

export default L2Contracts;
