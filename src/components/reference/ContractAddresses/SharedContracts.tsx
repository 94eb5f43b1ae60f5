import serverRendered from '../../../ui/DataTable/serverRendered';

/** L1 contracts that a network's chains share. */
const SharedContracts = serverRendered(() => import('./SharedContracts.content'));

export default SharedContracts;
