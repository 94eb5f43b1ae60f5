import island from '../DataTable/island';
import Content from './ReleaseContracts.server';

/** Versions and addresses of one release of the L1 contracts. */
const ReleaseContracts = island(Content, () => import('./ReleaseContracts.content'), ['chains', 'contracts']);

export default ReleaseContracts;
