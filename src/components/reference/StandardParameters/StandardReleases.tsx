import island from '../../../ui/DataTable/island';

/** Releases of the L1 contracts that the registry knows. */
const StandardReleases = island(() => import('./StandardReleases.content'), ['contracts']);

export default StandardReleases;
