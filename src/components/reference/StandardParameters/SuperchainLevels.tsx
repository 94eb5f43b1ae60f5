import island from '../../../ui/DataTable/island';

/** Public chains by Superchain level. */
const SuperchainLevels = island(() => import('./SuperchainLevels.content'), ['chains']);

export default SuperchainLevels;
