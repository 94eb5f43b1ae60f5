import island from '../DataTable/island';
import Content from './StandardReleases.server';

/** Releases of the L1 contracts that the registry knows. */
const StandardReleases = island(Content, () => import('./StandardReleases.content'), ['contracts']);

export default StandardReleases;
