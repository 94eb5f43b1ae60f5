import serverRendered from '../../../ui/DataTable/serverRendered';

/** Newest release of each component, and discontinued ones: `<NewestReleases />`. */
const NewestReleases = serverRendered(() => import('./NewestReleases.content'));

export default NewestReleases;
