import island from '../../../ui/DataTable/island';

/** Contracts preinstalled on L2: `<L2Contracts group="current" />`. */
const L2Contracts = island(() => import('./L2Contracts.content'));

export default L2Contracts;
