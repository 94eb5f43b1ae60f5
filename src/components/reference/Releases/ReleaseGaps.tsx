import island from '../../../ui/DataTable/island';

/** Unknown versions: `<ReleaseGaps />`. */
const ReleaseGaps = island(() => import('./ReleaseGaps.content'));

export default ReleaseGaps;
