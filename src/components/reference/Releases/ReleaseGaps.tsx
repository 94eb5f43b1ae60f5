import island from '../../../ui/DataTable/island';

/** Versions that could not be established: `<ReleaseGaps />`. */
const ReleaseGaps = island(() => import('./ReleaseGaps.content'));

export default ReleaseGaps;
