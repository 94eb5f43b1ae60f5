import serverRendered from '../../../ui/DataTable/serverRendered';

/** The registry's contracts releases. */
const StandardReleases = serverRendered(() => import('./StandardReleases.content'), ['contracts']);

export default StandardReleases;
