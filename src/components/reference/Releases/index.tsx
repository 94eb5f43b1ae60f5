import serverRendered from '../../../ui/DataTable/serverRendered';

/** Minimum component versions per upgrade: `<Releases />`. */
const Releases = serverRendered(() => import('./Releases.content'));

export default Releases;
