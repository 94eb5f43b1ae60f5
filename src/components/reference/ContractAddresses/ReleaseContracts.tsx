import island from '../../../ui/DataTable/island';

/** Versions and addresses of one release of the L1 contracts. */
const ReleaseContracts = island(() => import('./ReleaseContracts.content'), ['chains', 'contracts']);

export default ReleaseContracts;
