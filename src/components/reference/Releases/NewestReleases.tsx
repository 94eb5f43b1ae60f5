import island from '../../../ui/DataTable/island';

/** The newest release of each component, and what has ended: `<NewestReleases />`. */
const NewestReleases = island(() => import('./NewestReleases.content'));

export default NewestReleases;
