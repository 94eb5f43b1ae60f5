import island from '../DataTable/island';
import Content from './SuperchainLevels.server';

/** Chains of the public networks by Superchain level. */
const SuperchainLevels = island(Content, () => import('./SuperchainLevels.content'), ['chains']);

export default SuperchainLevels;
