import island from '../DataTable/island';
import Content from './NewestReleases.server';

/** The newest release of each component, and what has ended: `<NewestReleases />`. */
const NewestReleases = island(Content, () => import('./NewestReleases.content'));

export default NewestReleases;
