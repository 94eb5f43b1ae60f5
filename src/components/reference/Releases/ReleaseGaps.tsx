import serverRendered from '../../../ui/DataTable/serverRendered';

/** Unknown versions: `<ReleaseGaps />`. */
const ReleaseGaps = serverRendered(() => import('./ReleaseGaps.content'));

export default ReleaseGaps;
