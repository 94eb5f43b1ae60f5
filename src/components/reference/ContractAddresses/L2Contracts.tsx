import serverRendered from '../../../ui/DataTable/serverRendered';

/** Contracts preinstalled on L2: `<L2Contracts group="current" />`. */
const L2Contracts = serverRendered(() => import('./L2Contracts.content'));

export default L2Contracts;
