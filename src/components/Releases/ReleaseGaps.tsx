import island from '../DataTable/island';
import Content from './ReleaseGaps.server';

/** Versions that could not be established: `<ReleaseGaps />`. */
const ReleaseGaps = island(Content, () => import('./ReleaseGaps.content'));

export default ReleaseGaps;
