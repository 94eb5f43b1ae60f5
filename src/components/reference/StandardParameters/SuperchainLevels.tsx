import island from '../../../ui/DataTable/island';

/** Chains of the public networks by Superchain level. */
const SuperchainLevels = island(() => import('./SuperchainLevels.content'), ['chains']);

export default SuperchainLevels;
