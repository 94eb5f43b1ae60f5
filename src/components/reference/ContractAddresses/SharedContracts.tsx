import island from '../../../ui/DataTable/island';

/** L1 contracts that a network's chains share. */
const SharedContracts = island(() => import('./SharedContracts.content'));

export default SharedContracts;
