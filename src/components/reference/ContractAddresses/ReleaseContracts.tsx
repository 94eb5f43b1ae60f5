import serverRendered from '../../../ui/DataTable/serverRendered';

/** Contract versions and addresses of a release. */
const ReleaseContracts = serverRendered(() => import('./ReleaseContracts.content'), ['chains', 'contracts']);

export default ReleaseContracts;
