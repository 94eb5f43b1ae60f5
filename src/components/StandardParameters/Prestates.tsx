import island from '../DataTable/island';

/** Absolute prestates of op-program releases. */
const Prestates = island(() => import('./Prestates.content'));

export default Prestates;
