import island from '../../../ui/DataTable/island';

/** Minimum versions of each component for each upgrade: `<Releases />`. */
const Releases = island(() => import('./Releases.content'));

export default Releases;
