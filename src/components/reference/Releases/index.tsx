import island from '../../../ui/DataTable/island';

/** Minimum component versions per upgrade: `<Releases />`. */
const Releases = island(() => import('./Releases.content'));

export default Releases;
