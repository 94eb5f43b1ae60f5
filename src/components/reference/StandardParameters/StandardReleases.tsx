import island from '../../../ui/DataTable/island';

/** The registry's contracts releases. */
const StandardReleases = island(() => import('./StandardReleases.content'), ['contracts']);

export default StandardReleases;
