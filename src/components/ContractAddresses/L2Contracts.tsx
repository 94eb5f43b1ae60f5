import island from '../DataTable/island';
import Content from './L2Contracts.server';

/** Contracts on L2 that come with the chain: `<L2Contracts group="current" />`. */
const L2Contracts = island(Content, () => import('./L2Contracts.content'));

export default L2Contracts;
