import island from '../DataTable/island';
import Content from './Releases.server';

/** Least versions of each component for each upgrade: `<Releases />`. */
const Releases = island(Content, () => import('./Releases.content'));

export default Releases;
