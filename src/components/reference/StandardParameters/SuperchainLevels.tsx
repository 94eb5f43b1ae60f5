import serverRendered from '../../../ui/DataTable/serverRendered';

/** Public chains by Superchain level. */
const SuperchainLevels = serverRendered(() => import('./SuperchainLevels.content'), ['chains']);

export default SuperchainLevels;
