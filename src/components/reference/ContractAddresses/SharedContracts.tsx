import island from '../../../ui/DataTable/island';

/** L1 contracts that the chains of a network share. */
const SharedContracts = island(() => import('./SharedContracts.content'));

export default SharedContracts;
