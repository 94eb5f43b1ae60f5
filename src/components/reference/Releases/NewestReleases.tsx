import island from '../../../ui/DataTable/island';

/** Newest release of each component, and discontinued ones: `<NewestReleases />`. */
const NewestReleases = island(() => import('./NewestReleases.content'));

export default NewestReleases;
