import island from '../../../ui/DataTable/island';

/** Contract versions and addresses of a release. */
const ReleaseContracts = island(() => import('./ReleaseContracts.content'), ['chains', 'contracts']);

export default ReleaseContracts;
