import island from '../DataTable/island';
import Content from './Releases.server';

/** Minimum versions of each component for each upgrade: `<Releases />`. */
const Releases = island(Content, () => import('./Releases.content'));

export default Releases;
