import island from '../DataTable/island';
import Content from './SharedContracts.server';

/** L1 contracts that the chains of a network share. */
const SharedContracts = island(Content, () => import('./SharedContracts.content'));

export default SharedContracts;
